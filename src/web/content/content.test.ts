import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getRotuloDeAnonimato } from '#domain/climas/anonimato.ts'
import { VERSION_DE_AVISO } from '#domain/contacto/version-de-aviso.ts'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { publicPaths } from '../public-pages.ts'
import { createAnonimato } from './anonimato.ts'
import { createAvisoDePrivacidad } from './aviso-de-privacidad.ts'
import { desarrolloOrganizacional } from './desarrollo-organizacional.ts'
import { formacionCapacitacionYAdiestramiento } from './formacion-capacitacion-y-adiestramiento.ts'
import { formularioDeContacto, formularioDeCv } from './formularios.ts'
import { glifos } from './glifos.ts'
import { lineas } from './lineas-de-servicio.ts'
import { navegacion, pie } from './navegacion.ts'
import { procesoDeSeleccion } from './proceso-de-seleccion.ts'
import { producto } from './producto.ts'
import { paginasDeServicio, paginasPublicas } from './testing/paginas.ts'

const anonimato = createAnonimato(null, FIRMA_DE_FABRICA)
const servicios = paginasDeServicio.flatMap((pagina) => pagina.servicios)
const countWords = (text: string) =>
  text.split(/[\s\u00a0]+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length

describe('services', () => {
  test('stand as the specification lists them', () => {
    expect(desarrolloOrganizacional.introduccion).toBeDefined()
    expect(desarrolloOrganizacional.servicios.map(({ slug }) => slug)).toEqual([
      'estudio-de-clima-organizacional',
      'engagement',
      'coaching',
      'desarrollo-de-liderazgo',
      'evaluacion-del-desempeno-por-competencias',
      'modelo-de-competencias',
      'escalas-salariales',
      'manuales-de-organizacion-y-puestos',
    ])
    expect(formacionCapacitacionYAdiestramiento.servicios).toHaveLength(2)
    expect(procesoDeSeleccion.servicios).toHaveLength(3)
  })

  test('have a page for every line, in the same order', () => {
    expect(paginasDeServicio.map(({ meta, titulo }) => [meta.ruta, titulo])).toEqual(
      Object.values(lineas).map(({ ruta, titulo }) => [ruta, titulo]),
    )
  })

  test('have a slug and a drawing of their own', () => {
    expect(new Set(servicios.map(({ slug }) => slug)).size).toBe(13)
    expect(new Set(servicios.map(({ glifo }) => glifo))).toEqual(new Set(Object.keys(glifos)))
  })

  test.each(servicios.map((servicio) => [servicio.slug, servicio] as const))('%s', (slug, servicio) => {
    const words = countWords([servicio.importancia, ...servicio.beneficios].join(' '))
    expect(words).toBeGreaterThanOrEqual(90)
    expect(words).toBeLessThanOrEqual(160)
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(servicio.resumen).toMatch(/^[^.]+\.$/)
    expect(servicio.tituloPartido?.replaceAll('\u00ad', '') ?? servicio.titulo).toBe(servicio.titulo)
  })
})

test('the forms use the words of the specification', () => {
  expect(formularioDeContacto.mensajes).toEqual({
    error: 'Ha habido un error de envío. Tu mensaje no ha sido Enviado. Por favor prueba nuevamente',
    exito: 'Tu mensaje ha sido Enviado',
    enviando: 'Tu mensaje se está enviando, por favor espera un momento',
  })
  expect(formularioDeCv.mensajes).toEqual({
    error: 'Ha habido un error de envío. Tu curriculum no ha sido Enviado. Por favor prueba nuevamente',
    exito: 'Tu curriculum ha sido Enviado',
    enviando: 'Tu curriculum se está enviando, por favor espera un momento',
  })
})

test('the bar uses the words of the specification', () => {
  expect(navegacion.secciones.map(({ id }) => id)).toEqual([
    'inicio',
    'quienes-somos',
    'servicios',
    'contacto',
  ])
  expect([navegacion.enviaCv, navegacion.logIn, navegacion.dashboard].map(({ texto }) => texto)).toEqual([
    'Envia tu CV',
    'Log In',
    'Dashboard',
  ])
  expect([producto.anio, producto.version]).toEqual([2025, '4.1.3'])
})

test('every public page has its own path, title and description', () => {
  expect(paginasPublicas.map(({ ruta }) => ruta)).toEqual(publicPaths)
  for (const clave of ['ruta', 'titulo', 'descripcion'] as const) {
    expect(new Set(paginasPublicas.map((meta) => meta[clave])).size).toBe(paginasPublicas.length)
  }
  for (const { descripcion } of paginasPublicas) {
    expect(descripcion.length).toBeGreaterThanOrEqual(70)
    expect(descripcion.length).toBeLessThanOrEqual(160)
  }
})

test('links inside the texts lead to pages that exist', () => {
  const parrafos = [
    ...createAvisoDePrivacidad(30, FIRMA_DE_FABRICA).secciones,
    ...anonimato.secciones,
  ].flatMap((seccion) => seccion.parrafos ?? [])
  const consentimientos = [formularioDeContacto.consentimiento, formularioDeCv.consentimiento]
  const enlaces = [...parrafos, ...consentimientos].flatMap((parrafo) =>
    typeof parrafo === 'string'
      ? []
      : parrafo.filter((pieza) => typeof pieza !== 'string' && 'ruta' in pieza),
  )
  expect(enlaces.length).toBeGreaterThan(0)
  // The form that a person's rights are asked for with is found by this notice, not by search engines.
  const rutas = [...paginasPublicas.map(({ ruta }) => ruta), '/mis-datos']
  for (const enlace of enlaces) expect(rutas).toContain((enlace as { ruta: string }).ruta)
})

test('another wording of the privacy notice is another version, for people are kept with the one they accepted', () => {
  const texto = JSON.stringify(createAvisoDePrivacidad(30, FIRMA_DE_FABRICA))
  expect([VERSION_DE_AVISO, createHash('sha256').update(texto).digest('hex').slice(0, 16)]).toEqual([
    2,
    '44119da697b7bc9d',
  ])
})

test('the footer names pages by their own titles', () => {
  const enlaces = pie.columnas.flatMap(
    (columna): readonly { texto: string; ruta: string }[] => columna.enlaces ?? [],
  )
  for (const { meta, titulo } of [createAvisoDePrivacidad(30, FIRMA_DE_FABRICA), anonimato]) {
    expect(enlaces).toContainEqual({ texto: titulo, ruta: meta.ruta })
  }
})

test('the page about anonymity calls no group too small that its own minimum shows', () => {
  for (const minimo of [null, 1, 3, 5])
    expect(JSON.stringify(createAnonimato(minimo, FIRMA_DE_FABRICA))).not.toContain(
      'porcentaje de tres personas',
    )
  expect(JSON.stringify(createAnonimato(null, FIRMA_DE_FABRICA))).toContain(
    'menos personas invitadas que su mínimo',
  )
})

test('the page about a survey without a minimum does not promise anonymity in its titles, but says what its mail says', () => {
  const listTitulos = (minimo: number | null) => {
    const { meta, titulo } = createAnonimato(minimo, FIRMA_DE_FABRICA)
    return [meta.titulo, titulo]
  }
  expect(new Set(listTitulos(1))).toEqual(new Set([getRotuloDeAnonimato(1)]))
  for (const minimo of [null, 5])
    expect(new Set(listTitulos(minimo))).toEqual(new Set(['Cómo cuidamos tu anonimato']))
})
