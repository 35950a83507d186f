import { expect, test } from 'vitest'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { inviteEncuestado } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { answerAs, codeOf, logInToClimas, messageOf } from './testing/climas-de-prueba.ts'

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp()
  const documento: ClimaInput = await staff.getDocumento(idClima, true)
  return { ...app, ...staff, idClima, idEmpresa, documento }
}

const listIds = (clima: any) => ({
  grupos: new Map(clima.gruposDeOpinion.map((grupo: any) => [grupo.nombre, grupo.id])),
  preguntas: clima.cuestionario.partesCuestionario.flatMap((parte: any) =>
    parte.preguntas.map((pregunta: any) => pregunta.id),
  ),
})

describeEngines('updating a climate', (engine) => {
  test('ids survive: reordering groups after inviting moves nobody', async () => {
    const { ctx, updateClima, getClima, idClima, documento } = await open(engine)
    const antes = listIds(await getClima(idClima))
    const planta = antes.grupos.get('Planta') as string
    await inviteEncuestado(ctx, idClima, { idGrupo: planta })
    const alReves = (orden: number) => 3 - orden
    const answer = await updateClima(idClima, {
      ...documento,
      gruposDeOpinion: documento.gruposDeOpinion.map((grupo) => ({ ...grupo, orden: alReves(grupo.orden) })),
      areasDeTrabajo: documento.areasDeTrabajo.map((area) => ({
        ...area,
        gruposDeOpinion: area.gruposDeOpinion.map(alReves),
      })),
    })
    expect(answer.data.updateClimaOrganizacional).toEqual({
      id: idClima,
      mensaje: 'Clima organizacional actualizado',
    })
    const clima = await getClima(idClima)
    expect(listIds(clima)).toEqual(antes)
    expect(clima.gruposDeOpinion.map((grupo: any) => [grupo.orden, grupo.nombre])).toEqual([
      [1, 'Planta'],
      [2, 'Oficina'],
    ])
    expect(clima.participacion.porGrupo[0]).toMatchObject({ id: planta, nombre: 'Planta', invitados: 1 })
  })

  test('before the first answer everything may change, the company included', async () => {
    const { insertEmpresa, updateClima, getClima, idClima, documento } = await open(engine)
    const idEmpresa = (await insertEmpresa({ nombre_comercial: 'Textiles' })).data.insertEmpresa.id
    const [primera, ...resto] = documento.cuestionario.partesCuestionario
    const preguntas = [
      ...primera!.preguntas.slice(1),
      { orden: 9, pregunta: 'Nueva.', factorEvaluado: 'Claridad' },
    ]
    await updateClima(idClima, {
      ...documento,
      idEmpresa,
      fechaInicio: Date.UTC(2024, 5, 1),
      cuestionario: { ...documento.cuestionario, partesCuestionario: [{ ...primera!, preguntas }, ...resto] },
    })
    const clima = await getClima(idClima)
    expect(clima).toMatchObject({ anio: 2024, empresa: { nombre_comercial: 'Textiles' } })
    expect(clima.cuestionario.partesCuestionario[0].preguntas.map((p: any) => p.pregunta)).toEqual([
      'Trabajo con miedo.',
      'Mi jefe se contradice.',
      'Nueva.',
    ])
  })

  test('a year that the company has already is refused', async () => {
    const { insertClima, updateClima, getClima, idClima, idEmpresa, documento } = await open(engine)
    const fechaInicio = Date.UTC(2024, 5, 1)
    await insertClima({ ...climaCorto, idEmpresa, fechaInicio, fechaLimite: null })
    const answer = await updateClima(idClima, { ...documento, fechaInicio })
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(messageOf(answer)).toMatch(/2024/)
    expect((await getClima(idClima)).anio).toBe(2025)
  })

  test('a group that somebody was invited to cannot be removed', async () => {
    const { ctx, updateClima, getClima, idClima, documento } = await open(engine)
    const [oficina, planta] = documento.gruposDeOpinion
    await inviteEncuestado(ctx, idClima, { idGrupo: planta!.id! })
    const sin = (nombre: string) => {
      const quitado = documento.gruposDeOpinion.find((grupo) => grupo.nombre === nombre)!.orden
      return {
        ...documento,
        gruposDeOpinion: documento.gruposDeOpinion.filter((grupo) => grupo.orden !== quitado),
        areasDeTrabajo: documento.areasDeTrabajo.filter((area) => !area.gruposDeOpinion.includes(quitado)),
      }
    }
    const answer = await updateClima(idClima, sin('Planta'))
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(messageOf(answer)).toBe('No se puede quitar «Planta»: ya tiene encuestados.')
    expect(codeOf(await updateClima(idClima, sin(oficina!.nombre)))).toBeUndefined()
    expect((await getClima(idClima)).gruposDeOpinion.map((grupo: any) => grupo.nombre)).toEqual(['Planta'])
  })

  test('after the first answer texts, names and new groups may change, and what it was called is kept', async () => {
    const { ctx, updateClima, getClima, call, idClima, documento } = await open(engine)
    await answerAs(ctx, idClima, { todo: false })
    const [parte, ...resto] = documento.cuestionario.partesCuestionario
    const [area, ...areas] = documento.areasDeTrabajo
    const corregido = {
      ...documento,
      gruposDeOpinion: [
        ...documento.gruposDeOpinion.map((g) => ({ ...g, nombre: `${g.nombre} central` })),
        { orden: 9, nombre: 'Bodega', encuestadosPlaneados: 6 },
      ],
      areasDeTrabajo: [{ ...area!, gruposDeOpinion: [...area!.gruposDeOpinion, 9] }, ...areas],
      cuestionario: {
        ...documento.cuestionario,
        partesCuestionario: [
          { ...parte!, preguntas: parte!.preguntas.map((p) => ({ ...p, pregunta: `${p.pregunta} Sí.` })) },
          ...resto,
        ],
      },
    }
    expect(messageOf(await updateClima(idClima, corregido))).toBeUndefined()
    const clima = await getClima(idClima)
    expect(clima.gruposDeOpinion.map((g: any) => g.nombre)).toEqual([
      'Oficina central',
      'Planta central',
      'Bodega',
    ])
    expect(clima.participacion.contestaron).toBe(1)
    const { data } = await call(
      'query ($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { correcciones { antes ahora } } } }',
      { idClima },
    )
    expect(data.appInfo.climaOrganizacional.correcciones).toContainEqual({
      antes: 'Planta',
      ahora: 'Planta central',
    })
  })

  test('of two updates at once the climate is one or the other, never a mixture', async () => {
    const { updateClima, getDocumento, idClima, documento } = await open(engine)
    const rename = (palabra: string): ClimaInput => ({
      ...documento,
      gruposDeOpinion: documento.gruposDeOpinion.map((g) => ({ ...g, nombre: `${palabra} ${g.orden}` })),
      indicadoresDeMedicion: documento.indicadoresDeMedicion.map((i) => ({ ...i, nombre: palabra })),
    })
    const versiones = ['uno', 'dos', 'tres', 'cuatro'].map(rename)
    const answers = await Promise.all(versiones.map((version) => updateClima(idClima, version)))
    expect(answers.map(codeOf)).toEqual(versiones.map(() => undefined))
    expect(versiones).toContainEqual(await getDocumento(idClima, true))
  })
})

describeAnyEngine('updating a climate', (engine) => {
  test('an id of another climate, a fault and an unknown company are refused', async () => {
    const { updateClima, getDocumento, idClima, documento } = await open(engine)
    const [grupo, ...otros] = documento.gruposDeOpinion
    const ajeno = await updateClima(idClima, {
      ...documento,
      gruposDeOpinion: [{ ...grupo!, id: 'ajeno' }, ...otros],
    })
    expect(codeOf(ajeno)).toBe('BAD_USER_INPUT')
    expect(messageOf(ajeno)).toBe('Grupo de opinión 1: el id «ajeno» no es de este clima.')
    expect(codeOf(await updateClima(idClima, { ...documento, gruposDeOpinion: [] }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await updateClima(idClima, { ...documento, idEmpresa: 'nadie' }))).toBe('NOT_FOUND')
    expect(await getDocumento(idClima, true)).toEqual(documento)
  })

  test('from the first invitation on the minimum only goes up', async () => {
    const { ctx, updateClima, getClima, idClima, documento } = await open(engine)
    const idGrupo = (await getClima(idClima)).gruposDeOpinion[0].id
    const change = async (minimoPorGrupo?: number) => {
      const answer = await updateClima(idClima, { ...documento, minimoPorGrupo })
      return codeOf(answer) ?? (await getClima(idClima)).minimoPorGrupo
    }
    expect(await change(7)).toBe(7)
    expect(await change(3)).toBe(3)
    expect(await change(2)).toBe('BAD_USER_INPUT')
    expect(await change(11)).toBe('BAD_USER_INPUT')
    await inviteEncuestado(ctx, idClima, { idGrupo })
    expect(await change(1)).toBe('CONFLICT')
    expect(await change(undefined)).toBe(3)
    expect(await change(10)).toBe(10)
  })

  test('what figures are read by is chosen until the first invitation, and stands in the log', async () => {
    const { ctx, updateClima, getDocumento, call, idClima, documento } = await open(engine)
    const conAntiguedad = documento.cuestionario.partesCuestionario.map((parte) =>
      parte.tipo === 'tiempoDeLaborarEnEmpresa' ? { ...parte, enOrden: false } : parte,
    )
    const [oficina, planta] = documento.gruposDeOpinion
    const cambios = {
      lectura: { lectura: 'areas' },
      marcas: { gruposDeOpinion: [{ ...oficina!, seLeeEnSuArea: true }, planta] },
      orden: { cuestionario: { ...documento.cuestionario, partesCuestionario: conAntiguedad } },
    }
    const read = async () => {
      const { data } = await call(
        `query($id: ID!) { appInfo { climaOrganizacional(idClima: $id) {
          lectura gruposDeOpinion { nombre seLeeEnSuArea } } } }`,
        { id: idClima },
      )
      const { lectura, gruposDeOpinion } = data.appInfo.climaOrganizacional
      return [lectura, ...gruposDeOpinion.map((grupo: any) => grupo.seLeeEnSuArea)]
    }
    const conMinimo = { ...documento, minimoPorGrupo: 5 }
    await updateClima(idClima, conMinimo)
    expect(await read()).toEqual(['grupos', false, false])
    for (const cambio of Object.values(cambios))
      expect(codeOf(await updateClima(idClima, { ...conMinimo, ...cambio }))).toBeUndefined()
    await updateClima(idClima, { ...conMinimo, ...cambios.marcas })
    expect(await read()).toEqual(['grupos', true, false])
    await updateClima(idClima, { ...conMinimo, ...cambios.lectura })
    expect(await read()).toEqual(['areas', true, true])
    // Without a minimum everything is shown, whatever was chosen.
    await updateClima(idClima, { ...documento, minimoPorGrupo: 1, ...cambios.lectura })
    expect(await read()).toEqual(['grupos', false, false])
    await updateClima(idClima, conMinimo)
    const notas = await ctx.db
      .selectFrom('bitacora')
      .select('datos')
      .where('tipo', '=', 'lecturaCambiada')
      .execute()
    expect(notas.map(({ datos }) => JSON.parse(datos).lectura)).toContain('areas')

    await inviteEncuestado(ctx, idClima, { idGrupo: oficina!.id! })
    for (const [cual, cambio] of Object.entries(cambios)) {
      const answer = await updateClima(idClima, { ...conMinimo, ...cambio })
      expect([cual, codeOf(answer)]).toEqual([cual, 'CONFLICT'])
      expect(messageOf(answer)).toMatch(/se escoge antes de la primera invitación/)
    }
    // Left out, it stays.
    const { lectura: _, ...sinLectura } = await getDocumento(idClima, true)
    expect(codeOf(await updateClima(idClima, sinLectura))).toBeUndefined()
    expect(await read()).toEqual(['grupos', false, false])
  })

  test('after the first answer only dates, base and planned counts may change', async () => {
    const { ctx, updateClima, getClima, idClima, documento } = await open(engine)
    await answerAs(ctx, idClima, { todo: false })
    const permitido = {
      ...documento,
      fechaInicio: Date.UTC(2024, 2, 1),
      fechaLimite: null,
      baseDeCalculo: 'respuestasValidas',
      gruposDeOpinion: documento.gruposDeOpinion.map((g) => ({ ...g, encuestadosPlaneados: 77 })),
    }
    expect(codeOf(await updateClima(idClima, permitido))).toBeUndefined()
    expect(await getClima(idClima)).toMatchObject({
      anio: 2024,
      fechaLimite: null,
      baseDeCalculo: 'respuestasValidas',
      participacion: { planeados: 154 },
    })

    const movida = await updateClima(idClima, {
      ...documento,
      areasDeTrabajo: documento.areasDeTrabajo.map((area) => ({ ...area, nombre: `${area.nombre} nueva` })),
    })
    expect(codeOf(movida)).toBe('CONFLICT')
    expect(messageOf(movida)).toBe(
      'No se puede cambiar las áreas de trabajo: la encuesta ya tiene respuestas.',
    )
    expect((await getClima(idClima)).fechaLimite).toBeNull()
  })

  test('a plan that is raised after the first invitation stands in the log, with its group', async () => {
    const { ctx, updateClima, idClima, documento } = await open(engine)
    const raise = (encuestadosPlaneados: number) =>
      updateClima(idClima, {
        ...documento,
        gruposDeOpinion: documento.gruposDeOpinion.map((g) =>
          g.nombre === 'Planta' ? { ...g, encuestadosPlaneados } : g,
        ),
      })
    const listSubidas = async () => {
      const rows = await ctx.db
        .selectFrom('bitacora')
        .select('datos')
        .where('tipo', '=', 'planSubido')
        .execute()
      return rows.map(({ datos }) => JSON.parse(datos))
    }
    await raise(70)
    expect(await listSubidas()).toEqual([])
    await inviteEncuestado(ctx, idClima, { idGrupo: documento.gruposDeOpinion[0]!.id! })
    await raise(90)
    await raise(80)
    expect(await listSubidas()).toEqual([{ grupo: 2, de: 70, a: 90 }])
  })

  test('the exported file, ids absent, may be sent back to a frozen climate', async () => {
    const { ctx, updateClima, getClima, getDocumento, idClima } = await open(engine)
    await answerAs(ctx, idClima)
    const antes = await getClima(idClima)
    expect(codeOf(await updateClima(idClima, await getDocumento(idClima)))).toBeUndefined()
    expect(await getClima(idClima)).toEqual(antes)
  })

  test('an update that was drawn up before another removed a part is told so', async () => {
    const { updateClima, getDocumento, idClima, documento } = await open(engine)
    const [, ...sinLaPrimera] = documento.cuestionario.partesCuestionario
    await updateClima(idClima, {
      ...documento,
      cuestionario: { ...documento.cuestionario, partesCuestionario: sinLaPrimera },
    })
    const late = await updateClima(idClima, documento)
    expect(codeOf(late)).toBe('BAD_USER_INPUT')
    expect(messageOf(late)).toMatch(/no es de este clima/)
    expect((await getDocumento(idClima)).cuestionario.partesCuestionario).toHaveLength(4)
  })
})
