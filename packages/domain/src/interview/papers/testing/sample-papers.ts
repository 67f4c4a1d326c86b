/** Papers as people have them in their drawers, in several hands. Nobody in them exists. */
export const samplePapers = {
  /** A trust as it was typed in the nineties: lines broken by hand, names in capitals, a schedule, signatures. */
  typedTrust: `THE MARGARET ANN ELLISON
REVOCABLE LIVING TRUST

DECLARATION OF TRUST

     I, MARGARET ANN ELLISON, of the County of Peoria, State of Illinois,
as Grantor, declare that I hold the property described in Schedule A in
trust on the terms that follow. I am the initial Trustee of this trust.

ARTICLE I
FAMILY

     1.1  I am married to WALTER J. ELLISON. I have three children now
living: THOMAS R. ELLISON, born March 4, 1961; SUSAN ELLISON GRANT, born
July 19, 1963; and PETER ELLISON, born November 30, 1967.

ARTICLE II
SUCCESSOR TRUSTEES

     2.1  I appoint my daughter, SUSAN ELLISON GRANT, as Successor Trustee.
If she is unable or unwilling to serve, then my son, PETER ELLISON, shall
serve as Successor Trustee. No Trustee shall be required to post bond.

ARTICLE III
DISTRIBUTION

     3.1  I give my grandmother's walnut piano to my niece, CLARA BOWEN.
     3.2  Upon my death the Trustee shall distribute the rest, residue and
remainder of the trust estate to THOMAS R. ELLISON, SUSAN ELLISON GRANT and
PETER ELLISON in equal shares.

     IN WITNESS WHEREOF, I have signed this Declaration on May 3, 1994.

     ______________________________
     MARGARET ANN ELLISON, Grantor

     Witness: GERALD P. STONE, residing at 14 Mill Road, Peoria, Illinois

STATE OF ILLINOIS
COUNTY OF PEORIA
     Subscribed and sworn to before me. LINDA KOSTER, Notary Public

SCHEDULE A

1. Residence at 812 Maple Avenue, Peoria, IL 61602
2. First National Bank of Peoria savings account no. 0044881297
3. 400 shares of Caterpillar Inc. stock
4. Vanguard IRA, account number 88-1204-5561, $182,400
`,
  /** A will from an office. */
  will: `LAST WILL AND TESTAMENT OF DESMOND OKAFOR

I, Desmond Okafor, a resident of Travis County, Texas, being of sound mind, make this my Last Will and revoke all former wills and codicils.

FIRST. My wife is Grace Okafor. I have two children, namely Chidi Okafor and Ngozi Okafor-Reyes. My late brother, Samuel Okafor, left no children.

SECOND. I give the sum of $10,000 to my nephew Emeka Obi. I leave my 1967 Ford Mustang to Chidi Okafor.

THIRD. I give, devise and bequeath all the rest, residue and remainder of my estate to my wife, Grace Okafor, if she survives me; otherwise to my children in equal shares.

FOURTH. I nominate and appoint my wife, Grace Okafor, as Executor of this will. If Grace Okafor fails or ceases to serve, I appoint Ngozi Okafor-Reyes as successor Executor. I do not want my brother-in-law Harlan Pryce to serve as Executor.

FIFTH. If my wife does not survive me, I appoint Ngozi Okafor-Reyes as guardian of my minor children.

In witness whereof I have signed this will on the 9th day of June, 2008.
/s/ Desmond Okafor
We, the undersigned witnesses, Paul Adler and Rita Voss, saw him sign.
`,
  bankList: `Institution,Account type,Account number,Owner,Balance
Chase,Checking,000123456789,Rosa Delgado,"$12,340.55"
"Wells Fargo, N.A.",Savings,4455 6677 8899,Rosa Delgado,"88,000"
Fidelity,Roth IRA,Z12-345678,Rosa Delgado,"$210,000"
Total,,,,"$310,340.55"
`,
  familyList: `Name,Relationship,Date of birth,Address,SSN
Rosa Delgado,Self,04/12/1958,"77 Pine Street, Mesa, AZ 85201",123-45-6789
Miguel Delgado,Husband,1956-02-01,,222-33-4444
Lucia Delgado Park,Daughter,9/30/1984,"5 Hill Rd, Tempe, AZ 85281",
Andres Delgado,Son,1/5/1988,,
Teresa Ruiz,Sister,3/3/1961,,
`,
  note: `My family

Name: Harriet Lindqvist
Date of birth: August 2, 1949
My address: 310 Birch Lane, Duluth, MN 55802

Husband: Olaf Lindqvist
Children:
- Karin Lindqvist Moore (daughter) born 6/14/1975
- Erik Lindqvist, born 2/3/1978
Stepdaughter: Dana Frey
Best friend: Joan Tully

Accounts
- US Bank checking ending in 4471, $8,200
- Northwestern Mutual life insurance policy #10022334455
- Cabin on Pike Lake, Duluth
`,
} as const;
