export function findChrome(): string;
export function installChrome(): Promise<void>;
