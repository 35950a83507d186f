// What stands in front of several nodes, on a processor of its own; it asks those that it is told in turn.
import { startRetryingProxy } from '../../../tests/support/retrying-proxy.ts'

const { url } = await startRetryingProxy(() => process.argv.slice(2))
process.send?.(Number(new URL(url).port))
