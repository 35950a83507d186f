import { expect, test } from 'vitest'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import { createPng, toDataUrl } from '#server/archivos/testing/png-de-prueba.ts'
import { openPdf, readTextoDePdf } from '#server/archivos/texto-de-pdf.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createFicha } from './ficha/create-ficha.ts'
import { createClimaPublicado } from './testing/clima-publicado.ts'

const readPdf = async (bytes: Uint8Array) => {
  const pdf = await openPdf(bytes)
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } }
  return { paginas: pdf.numPages, info, texto: (await readTextoDePdf(bytes)).replace(/[^\S\n]+/g, ' '), pdf }
}

describeAnyEngine('documents that are looked at', (engine) => {
  test('the report shows what is saved now, with both logos, to staff alone', async () => {
    const app = await createTestApp(engine)
    const cookie = await app.logIn()
    const id = await createClimaPublicado(app)
    const logo = toDataUrl(createPng({ ancho: 40, alto: 20 }))
    await app.graphql(
      'mutation($logo: String) { updateImagenesDeFirma(imagenes: [{ uso: logo, imagen: $logo }]) }',
      { logo },
      cookie,
    )
    await app.graphql(
      'mutation($id: ID!) { updateRedaccion(idClima: $id, clave: "resumen", titular: "Escrito hoy #strong[x]", comentario: "", revisada: true, revision: 0) }',
      { id },
      cookie,
    )
    const get = (headers: Record<string, string>) =>
      app.app.inject({ url: `/api/informe/${id}/previa.pdf`, headers })
    const { rawPayload, headers } = await get({ cookie })
    expect(headers['cache-control']).toContain('no-store')
    const { texto, pdf } = await readPdf(rawPayload)
    expect(texto).toContain('Escrito hoy #strong[x]')
    const portada = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    expect(portada).toContain('Logotipo de')
    expect((await get({})).statusCode).toBe(401)
  })

  test('of a round closed with too few sheets it is not asked to be published first', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 3)
    await app.changeActiva(app.idClima, false)
    await app.cerrar(app.idClima)
    const { errors } = await app.call(
      'query($id: ID!) { appInfo { getInforme(idClima: $id) { revision } } }',
      { id: app.idClima },
    )
    expect(errors[0].message).toContain('se cerró con menos de 5 cuestionarios contestados')

    // Nor does its workbook promise anything, or count in its figures who is in none.
    const { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: url } = (await app.getExcel(app.idClima)).data
    const pestanas = await readLibro(Buffer.from(url.split(',')[1], 'base64'))
    const palabras = pestanas.flatMap(({ celdas }) => [...celdas.values()].map(({ valor }) => String(valor)))
    expect(palabras.filter((valor) => /al publicar/i.test(valor))).toEqual([])
    expect(palabras).toContain('Sin respuestas publicadas')
    expect(pestanas[0]?.celdas.get('B4')?.valor).toBe(0)
  })

  test('a round without published figures has no report, but a sheet to agree on it', async () => {
    const app = await createTestApp(engine)
    const cookie = await app.logIn()
    const { setUp } = await logInToClimas(app)
    const { idClima } = await setUp({ minimoPorGrupo: 5 })
    const get = (nombre: string) =>
      app.app.inject({ url: `/api/informe/${idClima}/${nombre}.pdf`, headers: { cookie } })
    const previa = await get('previa')
    expect([previa.statusCode, previa.body]).toEqual([
      409,
      'Publica los resultados antes de hacer el informe.',
    ])
    const { paginas, info, texto } = await readPdf((await get('ficha')).rawPayload)
    expect(paginas).toBe(1)
    expect(info.Language).toBe('es-GT')
    for (const palabra of [
      'Ficha de ronda',
      'A quiénes se pregunta',
      'Toda la empresa',
      'Nombre, firma y fecha',
    ])
      expect(texto).toContain(palabra)
    expect(
      (await app.app.inject({ url: '/api/informe/nada/ficha.pdf', headers: { cookie } })).statusCode,
    ).toBe(404)
  })

  test('the sheet is one page with many groups too', async () => {
    const app = await createTestApp(engine)
    const { setUp } = await logInToClimas(app)
    const { idClima } = await setUp({
      minimoPorGrupo: 5,
      gruposDeOpinion: Array.from({ length: 60 }, (_, i) => ({
        orden: i + 1,
        nombre: `Grupo de la planta número ${i + 1}`,
        encuestadosPlaneados: i,
      })),
      areasDeTrabajo: [{ nombre: 'Todas', gruposDeOpinion: Array.from({ length: 60 }, (_, i) => i + 1) }],
    } as never)
    const { bytes, motivo } = await renderPdf(await createFicha(app.ctx, idClima))
    expect(motivo).toBeUndefined()
    const { paginas, texto } = await readPdf(bytes)
    expect(paginas).toBe(1)
    expect(texto).toContain('G60')
    expect(texto).toContain('Con menos de 5 personas no se mostrará ninguna cifra de')
  })
})
