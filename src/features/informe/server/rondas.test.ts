import { expect, test } from 'vitest'
import type {
  SeccionCambio,
  SeccionFicha,
  SeccionGeneral,
  SeccionIndicador,
  SeccionParticipacion,
} from '#domain/informe/informe.ts'
import { AREAS, createInput, VARIABLES } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { openLecturas } from '#features/resultados/server/lecturas/testing/rondas-de-prueba.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { composeInforme } from './informe.ts'

describeAnyEngine('a report among the rounds of a company', (engine) => {
  test('tells of the rounds before its own alone, and compares no indicator with a variable that changed', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const opinion = () => 0.6
    const conOtra = createInput({ ...VARIABLES, Jefe: [...VARIABLES.Jefe!, { texto: 'Me escucha.' }] })
    const { idClima: de2023 } = await closeRonda({ anio: 2023, opinion, porGrupo: 7 })
    const { idClima } = await closeRonda({ anio: 2024, documento: conOtra, opinion, porGrupo: 7 })
    await closeRonda({ anio: 2025, documento: conOtra, opinion, porGrupo: 7 })
    const { informe, leido } = await composeInforme(ctx, idClima)
    expect(leido.comparables.map(({ id }) => id)).toEqual([de2023])
    const participacion = informe.secciones.find(
      (una): una is SeccionParticipacion => una.tipo === 'participacion',
    )
    expect(participacion!.rondas.map(({ periodo }) => periodo)).toEqual(['2023', '2024'])
    const [direccion, compromiso] = informe.secciones.filter(
      (una): una is SeccionIndicador => una.tipo === 'indicador',
    )
    expect(direccion).toMatchObject({
      valor: { antes: null },
      cambio: null,
      notas: ['Jefe no es comparable. En 2024, a diferencia de 2023, se pregunta también «Me escucha».'],
      variables: [
        { nombre: 'Rumbo', factores: [{ antes: expect.any(Number) }] },
        { nombre: 'Jefe', factores: [{ antes: null }] },
      ],
    })
    expect(compromiso).toMatchObject({
      valor: { antes: expect.any(Number) },
      cambio: { puntos: expect.any(Number) },
      notas: [],
    })
  })

  test('says beside each difference that questions changed, and of a group that it was not there', async () => {
    const { closeRonda, ctx, graphql, cookie } = await openLecturas(engine)
    const opinion = () => 0.6
    const documento = createInput(
      { ...VARIABLES, Jefe: [...VARIABLES.Jefe!, { texto: 'Me escucha.' }] },
      { ...AREAS, Oficinas: ['Finanzas', 'Caja'] },
    )
    const { idClima: antes } = await closeRonda({ anio: 2023, opinion, porGrupo: 7 })
    const { idClima } = await closeRonda({ anio: 2024, documento, opinion, porGrupo: 7 })
    const { informe } = await composeInforme(ctx, idClima)
    const general = informe.secciones.find((una): una is SeccionGeneral => una.tipo === 'general')!
    expect(general.notaDeGeneral).toMatch(/^La cifra general cuenta Dirección, que no se compara con 2023/)
    expect(general.indicadores).toMatchObject([{ sinAntes: 'No comparable' }, { antes: expect.any(Number) }])
    const porNombre = new Map(general.grupos.map((grupo) => [grupo.nombre.replace(/^G\d+ /, ''), grupo]))
    expect(porNombre.get('Caja')).toMatchObject({ antes: null, sinAntes: 'No está en 2023' })
    expect(porNombre.get('Noche')).toMatchObject({ antes: expect.any(Number), conAviso: true })
    // Whoever publishes is told where the other round is not the client's.
    const { data } = await graphql(
      'query($idClima: ID!) { appInfo { getInforme(idClima: $idClima) { comparables { idClima publicadaAlCliente } } } }',
      { idClima },
      cookie,
    )
    expect(data.appInfo.getInforme.comparables).toEqual([{ idClima: antes, publicadaAlCliente: false }])
  })

  test('names the people of both rounds, and says where the other is computed on a base that is not its own', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const opinion = () => 0.6
    await closeRonda({ anio: 2023, opinion, porGrupo: 7, cambios: { baseDeCalculo: 'respuestasValidas' } })
    const { idClima: de2024 } = await closeRonda({ anio: 2024, opinion, porGrupo: 8 })
    const { idClima: de2025 } = await closeRonda({ anio: 2025, opinion, porGrupo: 7 })
    const read = async (idClima: string) => {
      const { informe } = await composeInforme(ctx, idClima)
      const ficha = informe.secciones.find((una): una is SeccionFicha => una.tipo === 'ficha')!
      const cambio = informe.secciones.find((una): una is SeccionCambio => una.tipo === 'cambio')!
      const comparada = ficha.datos.find(({ nombre }) => nombre === 'Se compara con')!.texto
      return { base: informe.base, comparada, notas: cambio.notas }
    }
    const nota =
      '2023 se calcula aquí sobre la base de 2024, para que las rondas se comparen; en su propio informe usa otra.'
    const conOtra = await read(de2024)
    expect(conOtra.base).toMatch(/^Base: \d+ personas que contestaron algo; en 2023, \d+ personas\.$/)
    expect(conOtra.comparada).toContain(nota)
    expect(conOtra.notas).toContain(nota)
    const conLaMisma = await read(de2025)
    expect(conLaMisma.comparada).toMatch(/^2024 \(\d+ de \d+\)$/)
    expect(conLaMisma.notas.join(' ')).not.toContain('base')
  })

  test('is not compared with a round without a minimum: small groups of that one were for the consultancy alone', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const opinion = () => 0.6
    await closeRonda({ anio: 2023, opinion, porGrupo: 7, cambios: { minimoPorGrupo: 1 } })
    const { idClima } = await closeRonda({ anio: 2024, opinion, porGrupo: 7 })
    const { leido } = await composeInforme(ctx, idClima)
    expect(leido.comparables).toEqual([])
    expect(leido.elecciones.idClimaAntes).toBeNull()
  })

  test('says when the survey opened and when it took no more answers, as the log has it', async () => {
    const { closeRonda, ctx } = await openLecturas(engine)
    const { idClima } = await closeRonda({ anio: 2025, opinion: () => 0.6, porGrupo: 7 })
    const note = (tipo: 'encuestaActivada' | 'encuestaDesactivada', momento: number) =>
      noteBitacora(ctx.db, { now: () => momento }, { tipo, datos: { anio: 2025 }, idClima })
    await ctx.db.deleteFrom('bitacora').execute()
    const readCuando = async () => {
      const { informe } = await composeInforme(ctx, idClima)
      const ficha = informe.secciones.find((una): una is SeccionFicha => una.tipo === 'ficha')!
      return ficha.datos.find(({ nombre }) => nombre === 'Cuándo')!.texto
    }
    expect(await readCuando()).toMatch(/^Desde el /)
    await note('encuestaActivada', Date.UTC(2025, 2, 4, 18))
    await note('encuestaDesactivada', Date.UTC(2025, 2, 10, 18))
    await note('encuestaActivada', Date.UTC(2025, 2, 12, 18))
    await note('encuestaDesactivada', Date.UTC(2025, 2, 21, 18))
    expect(await readCuando()).toBe('Del 4 de marzo de 2025 al 21 de marzo de 2025')
  })
})
