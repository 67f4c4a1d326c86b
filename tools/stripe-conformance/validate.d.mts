import type { Server } from 'node:http';

export interface ConformanceSpec {
  readonly apiVersion: string;
  readonly operations: readonly { readonly method: string; readonly path: string }[];
  readonly events: Readonly<Record<string, string>>;
}
export interface Violation {
  readonly where: string;
  readonly op: string;
  readonly message: string;
}
export interface ConformanceReport {
  readonly requests: number;
  readonly violations: readonly Violation[];
  readonly operations: Readonly<Record<string, number>>;
}
export interface ConformanceServer extends Server {
  report(): ConformanceReport;
  reset(): void;
}
export interface ConformanceOptions {
  readonly host?: string;
  readonly target?: string;
  readonly lenient?: boolean;
  readonly quiet?: boolean;
}
export function loadSpec(file?: string): ConformanceSpec;
export function createServer(spec: ConformanceSpec, options?: ConformanceOptions): ConformanceServer;
export function validateEvent(spec: ConformanceSpec, event: unknown): readonly string[];
