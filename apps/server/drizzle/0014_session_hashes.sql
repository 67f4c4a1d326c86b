-- Sessions are found by the hash of their token from now on; whoever is signed in stays so.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
