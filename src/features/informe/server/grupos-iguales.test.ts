import { expect, test } from 'vitest'
import type { SeccionGeneral } from '#domain/informe/informe.ts'
import { createInput, VARIABLES } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openLecturas } from '#features/resultados/server/lecturas/testing/rondas-de-prueba.ts'
import { listFrasesDeClimas } from '#server/bitacora/testing/list-frases.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { composeInforme } from './informe.ts'

const DECLARAR = `mutation($idClima: ID!, $idComparado: ID!, $grupo: String!, $grupoAnterior: String) {
  changeGrupoIgual(idClima: $idClima, idComparado: $idComparado, grupo: $grupo, grupoAnterior: $grupoAnterior) {
    gruposIguales { grupo grupoAnterior } gruposSoloAhora gruposSoloAntes } }`
const NOTA = 'Ventas y caja se compara con Ventas de 2025 como el mismo grupo, por decisión de la consultora.'

describeEngines('a group with another name', (engine) => {
  test('is the same where staff declare it, in every comparison, until they take it back', async () => {
    const { closeRonda, read, call, graphql, logInAs, ctx } = await openLecturas(engine)
    const create = (...oficinas: string[]) => createInput(VARIABLES, { Oficinas: oficinas, Planta: ['Día'] })
    const opinion = () => 0.6
    const close = (anio: number, ...oficinas: string[]) =>
      closeRonda({ anio, documento: create(...oficinas), opinion, porGrupo: 9 })
    await close(2024, 'Ventas', 'Taller y despacho')
    const { idClima: antes } = await close(2025, 'Ventas', 'Taller y despacho')
    const { idClima } = await close(2026, 'Ventas y caja', 'Taller', 'Despacho')
    const declare = (grupo: string, grupoAnterior: string | null) =>
      call(DECLARAR, { idClima, idComparado: antes, grupo, grupoAnterior })

    expect(await read('getComparabilidad', { idClima, idComparado: antes })).toMatchObject({
      gruposIguales: [],
      gruposSoloAhora: ['Ventas y caja', 'Taller', 'Despacho'],
      gruposSoloAntes: ['Ventas', 'Taller y despacho'],
    })
    expect((await declare('ventas y caja', 'Ventas')).data.changeGrupoIgual).toEqual({
      gruposIguales: [{ grupo: 'Ventas y caja', grupoAnterior: 'Ventas' }],
      gruposSoloAhora: ['Taller', 'Despacho'],
      gruposSoloAntes: ['Taller y despacho'],
    })
    // One to one: neither of the two is free any more, and what is not there cannot be declared.
    expect(codeOf(await declare('Taller', 'Ventas'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await declare('Ventas y caja', 'Taller y despacho'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await declare('Nadie', 'Taller y despacho'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await declare('Taller', null))).toBe('BAD_USER_INPUT')

    const findVentas = async () => {
      const { filas, notasDeGrupos } = await read('getMapaDeCalor', { idClima })
      const { estabaAntes, general } = filas.find(({ conjunto }: any) => conjunto.nombre === 'Ventas y caja')
      return { estabaAntes, conCambio: general.cambio !== null, notasDeGrupos }
    }
    expect(await findVentas()).toEqual({ estabaAntes: true, conCambio: true, notasDeGrupos: [NOTA] })
    const cambios = await read('getCambios', { idClima })
    expect(cambios).toMatchObject({ gruposComparados: 2, notasDeGrupos: [NOTA] })
    const { areas, notasDeGrupos } = await read('getTendencia', { idClima })
    expect(notasDeGrupos).toEqual([NOTA])
    expect(areas[0].tramos[1].motivo).not.toContain('Ventas')
    const { informe } = await composeInforme(ctx, idClima)
    const general = informe.secciones.find((una): una is SeccionGeneral => una.tipo === 'general')!
    expect(general).toMatchObject({
      notasDeGrupos: [NOTA],
      grupos: [{ nombre: 'G1 Ventas y caja', antes: expect.any(Number) }, {}, {}, {}],
    })

    await declare('Ventas y caja', null)
    expect(await findVentas()).toEqual({ estabaAntes: false, conCambio: false, notasDeGrupos: [] })
    expect(await listFrasesDeClimas({ graphql, logInAs }, 2)).toEqual([
      'Retiró que un grupo de 2026 fuera el mismo que uno de 2025.',
      'Declaró que un grupo de 2026 es el mismo que uno de 2025 con otro nombre.',
    ])
  })
})
