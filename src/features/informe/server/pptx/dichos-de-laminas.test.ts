import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Seccion } from '#domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { writePptx } from './render-pptx-worker.ts'
import type { SeccionDe } from './tablas.ts'

/** What each slide of one section says, its title first, and where a text of it ends to the right, in pixels. */
async function readLaminas<T extends Seccion['tipo']>(tipo: T, change: Partial<SeccionDe<T>> = {}) {
  const secciones = INFORME_DE_EJEMPLO.secciones
    .filter((seccion) => seccion.tipo === tipo)
    .map((seccion) => ({ ...seccion, ...change }))
  const partes = unzipSync(await writePptx({ ...INFORME_DE_EJEMPLO, secciones }))
  const laminas = Object.keys(partes).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
  return laminas.map((path) => {
    const xml = strFromU8(partes[path]!)
    const textos = [...xml.matchAll(/<a:t>([^<]*)/g)].map(([, texto]) => texto!)
    const findFin = (texto: string) => {
      const [caja] = xml.match(/<p:sp>[\s\S]*?<\/p:sp>/g)!.filter((sp) => sp.includes(`<a:t>${texto}<`))
      const [, x, w] = /<a:off x="(\d+)" y="\d+"\/><a:ext cx="(\d+)"/.exec(caja!)!
      return Math.round((Number(x) + Number(w)) / 9525)
    }
    return { titulo: textos[0]!, texto: textos.join(' '), findFin, xml }
  })
}

test('of services each part after the first has its own question for a title, and every one tells its base', async () => {
  const laminas = await readLaminas('servicios')
  expect(laminas.map(({ titulo }) => titulo)).toEqual([
    'El comedor se califica bien; el transporte, no.',
    '¿Qué beneficios conoces?',
  ])
  for (const { texto } of laminas) expect(texto).toContain('En porcentaje de quienes contestaron cada una.')
})

test('seven themes are three, two and two: none stands alone on the last slide; with few words, four and three', async () => {
  const read = async (texto: string) => {
    const citas = Array.from({ length: 2 }, (_, i) => ({ id: `c${i}`, texto, area: 'Planta' }))
    const temas = Array.from({ length: 7 }, (_, i) => ({ nombre: `Tema ${i + 1}.`, comentarios: 9, citas }))
    return (await readLaminas('voces', { temas })).map(({ texto: suyo }) => suyo.match(/Tema \d\./g)?.length)
  }
  expect(await read('Nos cambian el turno de un día para otro y nadie pregunta. '.repeat(3))).toEqual([
    3, 2, 2,
  ])
  expect(await read('Poco.')).toEqual([4, 3])
})

test('satisfaction is written as everywhere else in a report, and its bars have one line, at 75', async () => {
  const partes = unzipSync(await writePptx(INFORME_DE_EJEMPLO))
  const ejes = Object.keys(partes)
    .filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path))
    .map((path) => strFromU8(partes[path]!))
    .filter((xml) => xml.includes('<c:max val="100"/>'))
  expect(ejes.length).toBeGreaterThan(5)
  for (const xml of ejes) {
    expect(xml).toContain('<c:majorUnit val="75"/>')
    expect(xml).toContain('<c:numFmt formatCode="0.00" sourceLinked="0"/>')
  }
})

test('what has nothing beside it takes the whole width of its slide', async () => {
  const [resumen] = await readLaminas('resumen', { decidir: [] })
  expect(resumen!.findFin('Por mejorar')).toBe(1224)
})

test('what has something beside it leaves room for it', async () => {
  const [resumen] = await readLaminas('resumen')
  expect(resumen!.findFin('Por mejorar')).toBeLessThan(848)
})

test('what the map leaves out is told below it, in whole words', async () => {
  const [lamina] = await readLaminas('mapa')
  expect(lamina!.texto).not.toContain('–: sin cifra')
  // A withheld row is one cell over all columns, and says why.
  const reservadas = INFORME_DE_EJEMPLO.secciones
    .flatMap((seccion) => (seccion.tipo === 'mapa' ? seccion.bloques.flat() : []))
    .filter(({ reserva }) => reserva !== null)
  const anchas = lamina!.xml.match(/<a:tc gridSpan="\d+">[\s\S]*?<\/a:tc>/g)!
  expect(anchas).toHaveLength(reservadas.length)
  for (const [i, { reserva }] of reservadas.entries()) expect(anchas[i]).toContain(`>${reserva}<`)
})

test('the column of differences says that they are points', async () => {
  const [lamina] = await readLaminas('general')
  expect(lamina!.texto).toContain(`Puntos desde ${INFORME_DE_EJEMPLO.periodoAntes}`)
})

test('the words on the map of the cover have a ground of their own, which no line crosses', async () => {
  const [portada] = await readLaminas('portada')
  const [caja] = portada!.xml
    .match(/<p:sp>[\s\S]*?<\/p:sp>/g)!
    .filter((sp) => sp.includes('de 75 en adelante'))
  expect(/<p:spPr>[\s\S]*<\/p:spPr>/.exec(caja!)![0]).toContain('<a:solidFill>')
})

test('short heads of the map stand on its first row, as the long ones do', async () => {
  const [mapa] = await readLaminas('mapa')
  const celdas = mapa!.xml.match(/<a:tc>[\s\S]*?<\/a:tc>/g)!
  for (const cabeza of ['Pers.', 'Gral.'])
    expect(celdas.find((celda) => celda.includes(`>${cabeza}<`))).toContain('anchor="b"')
})

test('where to begin stands in order, with how many groups, what fell and what was agreed', async () => {
  const [lamina] = await readLaminas('prioridades')
  expect(lamina!.texto).toContain('8 de 8 grupos')
  expect(lamina!.texto).toContain('sin cambio claro')
  expect(lamina!.texto).toContain('Publicar los criterios de evaluación y de ascenso')
})

test('where no round came before there is no column for what changed since', async () => {
  const { filas } = INFORME_DE_EJEMPLO.secciones.find((una) => una.tipo === 'prioridades')!
  const [lamina] = await readLaminas('prioridades', { filas: filas.map((una) => ({ ...una, cambio: null })) })
  expect(lamina!.texto).not.toContain('Desde la ronda anterior')
})

test('strips of groups name their groups under them', async () => {
  const [lamina] = await readLaminas('indicador')
  const { pelotas } = INFORME_DE_EJEMPLO.secciones.find((una) => una.tipo === 'indicador')!.variables[0]!
  for (const { codigo, nombre } of pelotas.filter(({ valor }) => valor !== null))
    expect(lamina!.texto).toContain(`${codigo} ${nombre}.`)
})

test('a chart of no rows, or of no series, is not written', async () => {
  const { partes } = INFORME_DE_EJEMPLO.secciones.find((una) => una.tipo === 'servicios')!
  const vacias = partes.map((parte) => ({
    ...parte,
    preguntas: parte.preguntas.map((pregunta) => ({ ...pregunta, porcentajes: [] })),
  }))
  expect(await readLaminas('servicios', { partes: vacias })).toEqual([])
  const [fortalezas] = await readLaminas('fortalezas', { altos: [] })
  expect(fortalezas!.texto).toContain('Ningún factor llega a 75.')
  expect(fortalezas!.xml.match(/<c:chart /g)).toHaveLength(1)
})
