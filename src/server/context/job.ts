/** Something that runs beside the requests, on every node, until the process closes. */
export interface Job {
  start(): void
  stop(): Promise<void>
}
