import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Informe } from '#domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { writePptx } from './render-pptx-worker.ts'

const LARGO = ' de la región norte, occidente y Petén, en turno nocturno y mixto'

/** Names as long as people give them, a finding of two lines, quotes and commitments of several. */
const LARGO_TODO: Informe = {
  ...INFORME_DE_EJEMPLO,
  secciones: INFORME_DE_EJEMPLO.secciones.map((seccion) => {
    const dicha =
      'titular' in seccion ? { ...seccion, titular: `Sube${LARGO}${LARGO}`.slice(0, 140) } : seccion
    const lengthen = <T extends { nombre: string }>(uno: T): T => ({
      ...uno,
      nombre: `${uno.nombre}${LARGO}`.slice(0, 60),
    })
    if (dicha.tipo === 'mapa')
      return { ...dicha, bloques: dicha.bloques.map((bloque) => bloque.map(lengthen)) }
    if (dicha.tipo === 'indicador') return { ...dicha, variables: dicha.variables.map(lengthen) }
    if (dicha.tipo === 'plan')
      return { ...dicha, compromisos: Array(8).fill({ ...dicha.compromisos[0]!, que: LARGO.repeat(4) }) }
    return dicha
  }),
}

/** Where each table, chart and text of a slide stands, in pixels, and where its title's letters end. */
async function listCajas(informe: Informe) {
  const partes = unzipSync(await writePptx(informe))
  const laminas = Object.keys(partes).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
  const toPx = (emu: string) => Math.round(Number(emu) / 9525)
  return laminas.map((path) => {
    const xml = strFromU8(partes[path]!)
    const tablas = [
      ...xml.matchAll(/<a:off x="(\d+)" y="(\d+)"[^>]*>(?:(?!<a:off)[\s\S])*?<a:tbl>([\s\S]*?)<\/a:tbl>/g),
    ].map(([, x, y, tabla]) => {
      const filas = [...tabla!.matchAll(/<a:tr h="(\d+)"/g)].map(([, h]) => toPx(h!))
      return { x: toPx(x!), filas, fin: toPx(y!) + filas.reduce((suma, h) => suma + h, 0) }
    })
    const textos = [...xml.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/g)].flatMap(([sp]) => {
      const caja = /<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"\/>/.exec(sp)
      const texto = [...sp.matchAll(/<a:t>([^<]*)/g)].map(([, t]) => t).join('')
      return caja && texto && !sp.includes('<p:ph')
        ? [{ texto, y: toPx(caja[1]!), fin: toPx(caja[1]!) + toPx(caja[2]!) }]
        : []
    })
    const graficas = [...xml.matchAll(/<p:graphicFrame>(?:(?!<a:tbl>)[\s\S])*?<\/p:graphicFrame>/g)].map(
      ([marco]) => toPx(/<a:off x="\d+" y="(\d+)"/.exec(marco)![1]!),
    )
    const titulo = /type="title"[\s\S]*?sz="(\d+)"/.exec(xml)?.[1]
    return { xml, tablas, textos, graficas, titulo: Number(titulo) / 100 }
  })
}

/** Where the foot of a slide begins. */
const PIE = 678

const findMapas = (laminas: Awaited<ReturnType<typeof listCajas>>) =>
  laminas.filter(({ xml }) => xml.includes('Mapa de calor: satisfacción'))

test('the map of long names goes on to another slide instead of running over its note and its foot', async () => {
  const largos = findMapas(await listCajas(LARGO_TODO))
  const cortos = findMapas(await listCajas(INFORME_DE_EJEMPLO))
  expect([cortos.length, largos.length]).toEqual([1, 2])
  for (const { textos, tablas } of [...cortos, ...largos]) {
    const nota = textos.find(({ texto }) => texto.includes('Las cifras van con un decimal'))!
    expect(nota.fin).toBeLessThanOrEqual(PIE)
    expect(tablas[0]!.fin).toBeLessThanOrEqual(nota.y)
  }
  // Two lines of ten points.
  for (const { tablas } of largos) expect(Math.min(...tablas[0]!.filas)).toBeGreaterThanOrEqual(32)
})

test('a note of two lines has room for both above the foot', async () => {
  const secciones = INFORME_DE_EJEMPLO.secciones.map((seccion) =>
    seccion.tipo === 'mapa' ? { ...seccion, comentario: LARGO.repeat(4) } : seccion,
  )
  for (const { textos } of findMapas(await listCajas({ ...INFORME_DE_EJEMPLO, secciones }))) {
    const nota = textos.find(({ texto }) => texto.includes('Las cifras van con un decimal'))!
    expect(nota.fin - nota.y).toBeGreaterThanOrEqual(35)
    expect(nota.fin).toBeLessThanOrEqual(PIE)
  }
})

test('the note of variables that are not compared has room for all of them between the table and the foot', async () => {
  const secciones = INFORME_DE_EJEMPLO.secciones.map((seccion) =>
    seccion.tipo === 'cambio' ? { ...seccion, sinComparar: Array(4).fill(`Respeto${LARGO}`) } : seccion,
  )
  const laminas = await listCajas({ ...INFORME_DE_EJEMPLO, secciones })
  const cambio = laminas.find(({ xml }) => xml.includes('Cambio por variable'))!
  const nota = cambio.textos.find(({ texto }) => texto.includes('Sin comparar'))!
  expect(nota.fin - nota.y).toBeGreaterThanOrEqual(52)
  expect(nota.fin).toBeLessThanOrEqual(PIE)
  expect(cambio.tablas[0]!.fin).toBeLessThanOrEqual(nota.y)
})

test('a finding of two lines is written smaller, and the name of a variable ends before its chart', async () => {
  const laminas = await listCajas(LARGO_TODO)
  const dichas = laminas.filter(({ xml }) => xml.includes('Sube de la región'))
  expect(dichas.length).toBeGreaterThan(10)
  for (const { titulo } of dichas) expect(titulo).toBeLessThanOrEqual(19)
  const nombres = laminas.flatMap(({ textos, graficas }) =>
    textos
      .filter(({ texto, y }) => y === 122 && texto.includes('de la región') && graficas.length > 0)
      .map((caja) => ({ ...caja, grafica: Math.min(...graficas) })),
  )
  expect(nombres.length).toBeGreaterThan(10)
  for (const { y, fin, grafica } of nombres) {
    expect(fin - y).toBeGreaterThan(40)
    expect(fin).toBeLessThanOrEqual(grafica)
  }
})

test('commitments of many lines are shared out among slides', async () => {
  const planes = (await listCajas(LARGO_TODO)).filter(({ xml }) => xml.includes('Para cuándo'))
  expect(planes.length).toBeGreaterThan(1)
  expect(planes.map(({ tablas }) => tablas[0]!.filas.length - 1).reduce((suma, n) => suma + n)).toBe(8)
})

/** As long as a name may be. */
const stretch = <T>(dato: T): T => {
  if (Array.isArray(dato)) return dato.map(stretch) as T
  if (typeof dato !== 'object' || dato === null) return dato
  const entries = Object.entries(dato).map(([clave, valor]) => [
    clave,
    clave === 'nombre' ? `${valor}${LARGO}${LARGO}`.slice(0, 120) : stretch(valor),
  ])
  return Object.fromEntries(entries)
}

/** The charts of the slides, each with its names, how large they are written, and how much room they have, in pixels. */
function listGraficas(partes: Record<string, Uint8Array>) {
  const read = (path: string) => strFromU8(partes[path]!)
  const laminas = Object.keys(partes).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
  return laminas.flatMap((path) => {
    const enlaces = read(path.replace('slides/', 'slides/_rels/').concat('.rels'))
    return [...read(path).matchAll(/<p:graphicFrame>(?:(?!<a:tbl>)[\s\S])*?<\/p:graphicFrame>/g)].map(
      ([marco]) => {
        const [, ancho, alto] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(marco)!
        const id = /r:id="(\w+)"/.exec(marco)![1]!
        const enlace = enlaces.match(/<Relationship [^>]*>/g)!.find((uno) => uno.includes(`"${id}"`))!
        const xml = read(`ppt/charts/${/chart\d+\.xml/.exec(enlace)![0]}`)
        const [, categorias] = /<c:cat>([\s\S]*?)<\/c:cat>/.exec(xml)!
        const nombres = [...categorias!.matchAll(/<c:v>([^<]*)/g)].map(([, nombre]) => nombre!)
        const [, parte = '0.42'] = /<c:x val="([\d.]+)"/.exec(xml) ?? []
        const [, eje] = /<c:catAx>([\s\S]*?)<\/c:catAx>/.exec(xml)!
        return {
          nombres,
          letra: (Number(/ sz="(\d+)"/.exec(eje!)![1]) / 100) * (4 / 3),
          ancho: (Number(ancho) / 9525) * Number(parte),
          fila: Number(alto) / 9525 / nombres.length,
        }
      },
    )
  })
}

test('every bar keeps its name, in no more lines than its row has room for; areas of long names have a slide', async () => {
  const cifras = INFORME_DE_EJEMPLO.secciones.filter(({ tipo }) =>
    ['participacion', 'general', 'indicador', 'cambio', 'servicios'].includes(tipo),
  )
  const informe = { ...INFORME_DE_EJEMPLO, secciones: stretch(cifras) }
  const graficas = listGraficas(unzipSync(await writePptx(informe)))
  expect(graficas.length).toBeGreaterThan(10)
  for (const { nombres, letra, ancho, fila } of graficas)
    for (const nombre of nombres) {
      // A letter is half as wide as it is high, about.
      const lineas = Math.ceil((nombre.length * letra * 0.5) / ancho)
      expect(lineas * letra * 1.15, nombre).toBeLessThan(Math.max(fila * 1.1, letra * 1.2))
      expect(nombre).toMatch(/^.{12}/)
    }
  const listEnLinea = async (uno: Informe) =>
    (await listCajas(uno)).flatMap(({ textos }) => textos.filter(({ y }) => y === 556))
  expect(await listEnLinea(INFORME_DE_EJEMPLO)).toHaveLength(4)
  expect(await listEnLinea(informe)).toEqual([])
})

/** The slides of what people wrote, of so many themes with such quotes: their words, and how wide each text is. */
async function listLaminasDeVoces(temas: number, textos: readonly string[]) {
  const citas = textos.map((texto, i) => ({ id: `c${i}`, texto, area: null }))
  const secciones = INFORME_DE_EJEMPLO.secciones.flatMap((seccion) =>
    seccion.tipo === 'voces'
      ? [
          {
            ...seccion,
            temas: Array.from({ length: temas }, (_, i) => ({
              nombre: `Tema ${i + 1}.`,
              comentarios: 9,
              citas,
            })),
          },
        ]
      : [],
  )
  const partes = unzipSync(await writePptx({ ...INFORME_DE_EJEMPLO, secciones }))
  return Object.keys(partes)
    .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .map((path) => strFromU8(partes[path]!))
    .filter((xml) => xml.includes('Tema '))
}

const countTemas = (xml: string) => xml.match(/Tema \d+\./g)?.length

test('a theme by itself has room for its long quotes, four themes are two and two, and quotes left out are told of', async () => {
  const larga = 'Nos cambian el turno de un día para otro y nadie pregunta si podemos. '.repeat(5).trim()
  const [sola, ...otras] = await listLaminasDeVoces(1, [larga, larga, larga])
  expect(otras).toEqual([])
  expect(sola!.split(larga).length - 1).toBe(3)
  expect(sola).not.toContain('PDF')

  expect((await listLaminasDeVoces(4, [larga])).map(countTemas)).toEqual([2, 2])

  const [tres] = await listLaminasDeVoces(3, [larga, larga, larga])
  const puestas = tres!.split(larga).length - 1
  expect(puestas).toBeLessThan(9)
  expect(tres).toContain(` ${9 - puestas} citas más están en el PDF.`)
})
