export async function registerPages(..._args: unknown[]): Promise<void> {}
