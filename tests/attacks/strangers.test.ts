import { expect, test } from 'vitest'
import { readInformeDeEntrega } from '../../src/features/invitados/server/rebotes/read-informe-de-entrega.ts'
import { CORREOS_HOSTILES } from '../../src/features/invitados/server/rebotes/testing/informes-de-prueba.ts'
import { readTexto } from '../../src/server/archivos/read-texto.ts'
import { ARCHIVOS_ACTIVOS, TOKENS_SIN_FIN } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { fuzzFiles } from '../fuzz/fuzz-files.ts'
import { CURRICULUM, createSitio } from '../support/sitio.ts'

/** The others in tests/faults. */
const SIN_FIN = ['an attribute of a field', '300,000 attributes']

test('what looks active, or ends who looks, is taken and marked', async () => {
  const sitio = await createSitio('sqlite', { mensajesPorHora: 100 })
  const cookie = await sitio.logIn()
  const unoDeCada = [...new Map(ARCHIVOS_ACTIVOS.map(([, marca, bytes]) => [marca, bytes])).entries()]
  expect(unoDeCada).toHaveLength(6)
  const enviados = [...unoDeCada, ...SIN_FIN.map((cual) => ['sinRevisar', TOKENS_SIN_FIN[cual]!()] as const)]
  for (const [, bytes] of enviados) {
    const { status } = await sitio.sendCurriculum(CURRICULUM, new File([new Uint8Array(bytes)], 'cv.pdf'))
    expect(status).toBe(200)
  }
  const { data } = await sitio.graphql(
    '{ appInfo { getEnviosDeCV(limit: 100, cursor: 0) { contenidoActivo } } }',
    {},
    cookie,
  )
  const envios: { contenidoActivo: string[] }[] = data.appInfo.getEnviosDeCV
  expect(envios).toHaveLength(enviados.length)
  for (const [indice, [marca]] of enviados.entries()) expect(envios[indice]?.contenidoActivo).toContain(marca)
})

test.each(SIN_FIN)('no text is read past %s', async (cual) => {
  expect(await readTexto('docx', TOKENS_SIN_FIN[cual]!())).toBeNull()
})

test.each(Object.entries(CORREOS_HOSTILES))(
  'a mail with %s is no report, and fails nobody',
  async (_name, build) => {
    expect(await readInformeDeEntrega(Buffer.from(build()))).toBeNull()
  },
)

test('files with bytes of others are judged within the limits', () => fuzzFiles({ cases: 8 }))
