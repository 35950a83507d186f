import { expect, test } from 'vitest'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'

const CHECK = 'checkCodigoDeKiosco(idClima: $idClima, codigo: $codigo)'
const VEINTE = Array.from({ length: 20 }, (_, n) => `c${n}: ${CHECK}`).join(' ')

describeAnyEngine('the code that lets a tablet out of the survey', (engine) => {
  test('still does after somebody tried twenty others in the same office; not after two hundred', async () => {
    const { idClima, call, graphql } = await openLotes(engine)
    const { data } = await call('query($idClima: ID!) { appInfo { getCodigoDeKiosco(idClima: $idClima) } }', {
      idClima,
    })
    const bueno: string = data.appInfo.getCodigoDeKiosco
    const malo = bueno === '000000' ? '111111' : '000000'
    const check = (codigo: string, cuales = CHECK) =>
      graphql(`query($idClima: ID!, $codigo: String!) { ${cuales} }`, { idClima, codigo })
    expect(new Set(Object.values((await check(malo, VEINTE)).data))).toEqual(new Set([false]))
    expect(codeOf(await check(malo))).toBe('RATE_LIMITED')
    expect((await check(bueno)).data.checkCodigoDeKiosco).toBe(true)
    for (let veces = 0; veces < 9; veces++) await check(malo, VEINTE)
    expect(codeOf(await check(bueno))).toBe('RATE_LIMITED')
  })

  test('is not tried by a network’s worth of addresses, nor by many networks', async () => {
    const { ctx, idClima, post } = await openLotes(engine)
    const check = async (remoteAddress: string, codigo = 'no es', cuales = CHECK) => {
      const query = `query($idClima: ID!, $codigo: String!) { ${cuales} }`
      return (await post({ query, variables: { idClima, codigo } }, { remoteAddress })).body
    }
    for (let n = 0; n < 20; n++) await check(`2001:db8:7:${n}::1`)
    expect(codeOf(await check('2001:db8:7:99::1'))).toBe('RATE_LIMITED')
    expect((await check('198.51.100.8')).data.checkCodigoDeKiosco).toBe(false)
    for (let n = 0; n < 49; n++) await check(`203.0.113.${n}`, 'no es', VEINTE)
    expect(codeOf(await check('192.0.2.1'))).toBe('RATE_LIMITED')
    ctx.advance(60 * 60_000)
    expect((await check('192.0.2.1')).data.checkCodigoDeKiosco).toBe(false)
  })
})
