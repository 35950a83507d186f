import { describe, expect, test } from 'vitest'
import { PAPELES } from '#domain/ajustes/ajustes.ts'
import { formatToken } from '#domain/encuesta/token.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'
import { readPapeletas } from './testing/read-papeletas.ts'

/** Paper knows no database. */
const engine = 'sqlite'

describe('what is printed', () => {
  test('slips: ten a page on letter and A4, each with its code, token, company, group and batch', async () => {
    const { insertLote, print, lookUp, computeToken, getClima, idClima, app } = await openLotes(engine)
    await insertLote(10)
    const { codigo, empresa } = await getClima(idClima)
    const paginas = await readPapeletas((await print(1, 12)).data.printPapeletas)
    expect(paginas.map(({ codigos, tamano }) => [codigos.length, tamano])).toEqual([
      [10, [612, 792]],
      [2, [612, 792]],
    ])
    const leidos = paginas.flatMap(({ codigos }) => codigos)
    const tokens = await Promise.all(Array.from({ length: 12 }, (_, i) => computeToken(1, i + 1)))
    const direccion = leidos[0]!.split('#')[0]!
    expect(direccion).toMatch(new RegExp(`/e/${codigo}$`))
    expect([...leidos].sort()).toEqual(tokens.map((token) => `${direccion}#${token}`).sort())
    expect(leidos).not.toEqual(tokens.map((token) => `${direccion}#${token}`))
    for (const { texto, codigos } of paginas) {
      for (const leido of codigos) {
        const [a, b, c] = formatToken(leido.split('#')[1]!).split(' ')
        expect(texto).toContain(`${a} ${b}`)
        expect(texto).toContain(c)
      }
      for (const dicho of [empresa.nombre_comercial, 'G1 Oficina', 'Lote 1']) expect(texto).toContain(dicho)
    }
    const [a4] = await readPapeletas((await print(1, 1, 'a4')).data.printPapeletas)
    expect(a4!.tamano).toEqual([595, 842])
    const [oficio] = await readPapeletas((await print(1, 1, 'oficio')).data.printPapeletas)
    expect(oficio!.tamano).toEqual([612, 936])
    expect((await lookUp(a4!.codigos[0]!.split('#')[1]!)).encuestaActiva).toBe(true)
    // The short address leads to the survey's own, whatever stands behind #.
    const { headers, statusCode } = await app.inject(`/e/${codigo.toLowerCase()}`)
    expect([statusCode, headers.location]).toEqual([302, `/admin/clima-organizacional/encuesta/${idClima}`])
    expect((await app.inject(`/e/${codigo}?kiosco`)).headers.location).toMatch(/\?kiosco$/)
    for (const nadie of ['ZZZZZZ', `${codigo}A`, codigo.slice(1), '%27%20or%201=1--']) {
      expect((await app.inject(`/e/${nadie}`)).headers.location).toBe('/e')
    }
    expect((await app.inject(`/e/${codigo}`)).headers['referrer-policy']).toBe('no-referrer')
  })

  test('short addresses that lead nowhere are counted by network, and a right one always passes', async () => {
    const { getClima, idClima, app } = await openLotes(engine)
    const { codigo } = await getClima(idClima)
    const statuses = []
    for (let i = 0; i < 101; i++) statuses.push((await app.inject('/e/ZZZZZZ')).statusCode)
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([302]))
    expect(statuses[100]).toBe(429)
    expect((await app.inject(`/e/${codigo}`)).headers.location).toContain(idClima)
    const remoteAddress = '203.0.113.9'
    expect((await app.inject({ url: '/e/ZZZZZZ', remoteAddress })).statusCode).toBe(302)
  })

  test('the short address of a closed round leads where an unknown one does', async () => {
    const { getClima, cerrar, idClima, app } = await openLotes(engine)
    const { codigo } = await getClima(idClima)
    await cerrar(idClima)
    expect((await app.inject(`/e/${codigo}`)).headers.location).toBe('/e')
  })

  test('no more slips than a batch can be counted with, none of a cancelled one, none after the close', async () => {
    const { insertLote, print, anular, cerrar, idClima } = await openLotes(engine)
    await insertLote(2)
    expect(codeOf(await print(1, 205))).toBe('CONFLICT')
    expect(codeOf(await print(1, 0))).toBe('BAD_USER_INPUT')
    await anular(1)
    expect(codeOf(await print(1, 1))).toBe('CONFLICT')
    await insertLote(2)
    await cerrar(idClima)
    expect(codeOf(await print(2, 1))).toBe('CONFLICT')
  })

  test('the poster has the code and the short address, and no token; there is none after the close', async () => {
    const { call, getClima, cerrar, idClima } = await openLotes(engine, 5)
    const cartel = () =>
      call('query($idClima: ID!) { appInfo { getCartel(idClima: $idClima) } }', { idClima })
    const paginas = await readPapeletas((await cartel()).data.appInfo.getCartel)
    const { codigo, empresa } = await getClima(idClima)
    expect(paginas).toHaveLength(1)
    const [{ texto, codigos }] = paginas as [(typeof paginas)[number]]
    expect(codigos).toEqual([expect.stringMatching(new RegExp(`/e/${codigo}$`))])
    for (const dicho of [empresa.nombre_comercial, `/e/${codigo}`, 'de 5 personas o más'])
      expect(texto.replace(/\s+/g, ' ')).toContain(dicho)
    await cerrar(idClima)
    expect(codeOf(await cartel())).toBe('CONFLICT')
  })

  test('the questionnaire has every question, the words of the faces, group and batch, and no code', async () => {
    const { insertLote, call, idClima, getClima } = await openLotes(engine, 5)
    await insertLote(4, { via: 'captura' })
    for (const papel of PAPELES) {
      const { data } = await call(
        `query($idClima: ID!, $papel: Papel!) { appInfo {
          getCuestionarioEnPapel(idClima: $idClima, lote: 1, papel: $papel) } }`,
        { idClima, papel },
      )
      const paginas = await readPapeletas(data.appInfo.getCuestionarioEnPapel)
      const texto = paginas.map((pagina) => pagina.texto.replace(/\s+/g, ' ')).join(' ')
      for (const dicho of [
        'Totalmente de acuerdo',
        'G1 Oficina',
        'lote 1',
        'No escribas tu nombre',
        'lee este cuestionario',
      ]) {
        expect(texto).toContain(dicho)
      }
      const { cuestionario } = await getClima(idClima)
      for (const parte of cuestionario.partesCuestionario)
        for (const { pregunta } of parte.preguntas) expect(texto).toContain(pregunta)
      expect(paginas.flatMap(({ codigos }) => codigos)).toEqual([])
    }
  })
})
