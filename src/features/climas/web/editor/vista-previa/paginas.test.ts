import { expect, test } from 'vitest'
import { createClima } from '#domain/climas/create-clima.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { computePagina } from '#domain/encuesta/avance.ts'
import { toBorrador } from '../borrador.ts'
import { listPaginas } from './VistaPrevia.tsx'

test('the preview has the pages that the survey will have', () => {
  for (const documento of [climaCorto, createClimaDePlantilla({ idEmpresa: 'e', fechaInicio: 0 })]) {
    let n = 0
    const { cuestionario } = createClima(documento, () => String(n++)).definicion
    const { tandas } = listPaginas(toBorrador(documento))
    expect(tandas).toHaveLength(computePagina(cuestionario, new Set()).totalPages)
  }
})

test('a draft that is not finished can be seen too', () => {
  const borrador = toBorrador(climaCorto)
  expect(listPaginas({ ...borrador, indicadores: [], areas: [] }).tandas).toHaveLength(5)
  expect(listPaginas({ ...borrador, partes: [] }).tandas).toEqual([])
})
