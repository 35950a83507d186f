import { expect, test } from 'vitest'
import { findProblemaDeTexto, tidyTexto } from '#domain/sitio/parse-sitio.ts'
import { FICHAS, listTextosDeFicha, SECCIONES_DE_SITIO } from '#domain/sitio/textos.ts'
import { lineas } from '#web/content/lineas-de-servicio.ts'
import { getTextoDeFabrica } from './textos-de-fabrica.ts'

const TEXTOS = [...SECCIONES_DE_SITIO.flatMap(({ textos }) => textos), ...FICHAS.flatMap(listTextosDeFicha)]

test.each(TEXTOS.map((texto) => [texto.clave, texto] as const))(
  '%s is of the product until somebody writes another, and could be written as it is',
  (clave, texto) => {
    const deFabrica = getTextoDeFabrica(clave)
    expect(deFabrica).not.toBe('')
    expect(tidyTexto(texto, deFabrica)).toBe(deFabrica)
    expect(findProblemaDeTexto(texto, deFabrica)).toBeNull()
  },
)

test('cards that can be worded are those of the lines of service', () => {
  expect(SECCIONES_DE_SITIO.flatMap(({ ruta, fichas }) => (fichas ? [[ruta, fichas]] : []))).toEqual(
    Object.values(lineas).map(({ ruta, servicios }) => [ruta, servicios.map(({ slug }) => slug)]),
  )
})
