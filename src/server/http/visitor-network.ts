import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits count by: an IPv4 address, or the first half of an IPv6 one. A provider hands every home the whole second
 * half, so counting whole addresses would give each visitor as many limits as there are numbers.
 */
export const getVisitorNetwork = (address: string | undefined): string => cutAddress(address, 4)

/** The network that a firm or a customer of a data centre is given: 65,536 of the networks above. An IPv4 address stays itself. */
export const getVisitorSite = (address: string | undefined): string => cutAddress(address, 3)

function cutAddress(address: string | undefined, groups: number): string {
  // Whoever has gone away by now has none, and waits for no answer.
  if (!address?.includes(':')) return address ?? ''
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  const bare = address.split('%')[0]!
  if (!isIPv6(bare)) return address
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, groups).join(':')}::/${groups * 16}`
}
