import { expect, test } from 'vitest'
import { getVisitorNetwork, getVisitorSite } from './visitor-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:0:3::', '2001:db8:0:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address at all', 'no address at all'],
])('%s is counted as %s', (address, network) => expect(getVisitorNetwork(address)).toBe(network))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
])('the site of %s is %s', (address, site) => expect(getVisitorSite(address)).toBe(site))

test('whoever has gone away meanwhile has no address, which is no failure', () => {
  expect(getVisitorNetwork(undefined)).toBe('')
  expect(getVisitorSite(undefined)).toBe('')
})
