import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { applyRetencion } from './retencion/apply-retencion.ts'
import { MES, openActualizacion } from './testing/actualizacion-de-prueba.ts'
import { openBandeja } from './testing/bandeja-de-prueba.ts'
import { codeOf } from './testing/cvs-de-prueba.ts'

const RONDAS = 4

/** Two of staff, or staff and a job, about the same thing: one comes before the other, and neither fails for it. */
describeEngines('two at once', (engine) => {
  async function open() {
    const app = await openBandeja(engine)
    const insertVacante = async (nombre: string): Promise<string> =>
      (await app.call('mutation($n: String!) { insertVacante(nombre: $n) { id } }', { n: nombre })).data
        .insertVacante.id
    return {
      ...app,
      insertVacante,
      renameVacante: (id: string, nombre: string) =>
        app.call('mutation($id: ID!, $n: String!) { updateVacante(idVacante: $id, nombre: $n) { id } }', {
          id,
          n: nombre,
        }),
      deleteVacante: (id: string) =>
        app.call('mutation($id: ID!) { deleteVacante(idVacante: $id) { id } }', { id }),
      addEnvio: (idVacante: string, idEnvio: string) =>
        app.call('mutation($v: ID!, $e: ID!) { insertCandidato(idVacante: $v, idEnvio: $e) { id } }', {
          v: idVacante,
          e: idEnvio,
        }),
      listCandidatos: async (id: string): Promise<{ idCV: string | null; idEnvio: string | null }[]> =>
        (
          await app.call(
            'query($id: ID!) { appInfo { getVacante(idVacante: $id) { candidatos { idCV idEnvio } } } }',
            { id },
          )
        ).data.appInfo.getVacante.candidatos,
      sendAndFind: async (nombre: string): Promise<string> => {
        await app.send({ nombre })
        return (await app.findEnvio(nombre)).id
      },
    }
  }

  test('a submission is accepted, joined or discarded by whoever comes first', async () => {
    const { sendAndFind, insertCV, insertCVDeEnvio, updateCVConEnvio, deleteEnvio, getVersiones, getCVs } =
      await open()
    const idCV = (await insertCV()).data.insertCV.id
    let cvs = 1
    let versiones = 0
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const id = await sendAndFind(`Eva ${'abcd'[ronda]}`)
      const answers = await Promise.all([
        insertCVDeEnvio(id),
        insertCVDeEnvio(id),
        updateCVConEnvio(id, idCV),
        deleteEnvio(id),
      ])
      const codes = answers.map(codeOf)
      expect(codes.filter((code) => code === undefined)).toHaveLength(1)
      expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(3)
      if (!codes[0] || !codes[1]) cvs++
      if (!codes[2]) versiones++
    }
    expect((await getCVs()).data.appInfo.getCVs).toHaveLength(cvs)
    expect(await getVersiones(idCV)).toHaveLength(versiones)
  })

  test('who becomes a candidate while the submission is accepted is one with the CV', async () => {
    const { sendAndFind, insertVacante, addEnvio, insertCVDeEnvio, listCandidatos } = await open()
    const idVacante = await insertVacante('Ventas')
    let agregados = 0
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const idEnvio = await sendAndFind(`Eva ${'abcd'[ronda]}`)
      const [added, accepted] = await Promise.all([addEnvio(idVacante, idEnvio), insertCVDeEnvio(idEnvio)])
      expect([undefined, 'NOT_FOUND']).toContain(codeOf(added))
      expect(codeOf(accepted)).toBeUndefined()
      if (!codeOf(added)) agregados++
    }
    const candidatos = await listCandidatos(idVacante)
    expect(candidatos).toHaveLength(agregados)
    expect(candidatos.filter(({ idCV, idEnvio }) => idCV === null || idEnvio !== null)).toEqual([])
  })

  test('a position that goes takes along who joins it, and a name is taken by one', async () => {
    const { sendAndFind, insertVacante, addEnvio, deleteVacante, renameVacante, call } = await open()
    const idEnvio = await sendAndFind('Eva Ruiz')
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const ids = [await insertVacante('A'), await insertVacante('B')] as const
      const renamed = (await Promise.all(ids.map((id) => renameVacante(id, 'C')))).map(codeOf)
      expect(renamed.sort()).toEqual(['CONFLICT', undefined])
      const [added, ...deleted] = await Promise.all([addEnvio(ids[0], idEnvio), ...ids.map(deleteVacante)])
      expect([undefined, 'NOT_FOUND']).toContain(codeOf(added))
      expect(deleted.map(codeOf)).toEqual([undefined, undefined])
    }
    expect((await call('{ appInfo { getVacantes { id } } }')).data.appInfo.getVacantes).toEqual([])
  })

  test('a search is kept with a tag that is there, or refused', async () => {
    const { call, insertEtiquetaPuesto, listEtiquetas } = await open()
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      await insertEtiquetaPuesto('Ventas')
      const [{ id }] = await listEtiquetas()
      const [kept, deleted] = await Promise.all([
        call(
          'mutation($n: String!) { insertBusqueda(nombre: $n, filtros: { etiquetas: ["Ventas"] }) { id } }',
          {
            n: `B${ronda}`,
          },
        ),
        call('mutation($id: ID!) { deleteEtiquetaPuesto(idEtiqueta: $id) { mensaje } }', { id }),
      ])
      expect([undefined, 'BAD_USER_INPUT']).toContain(codeOf(kept))
      expect(codeOf(deleted)).toBeUndefined()
    }
    const { data } = await call('{ appInfo { getBusquedasGuardadas { nombre } } }')
    expect(data.appInfo.getBusquedasGuardadas).toEqual([])
  })

  test('a CV whose time is over is confirmed by its person or erased, never half of each', async () => {
    const firma = await openActualizacion(engine)
    const ids: string[] = []
    for (let turno = 0; turno < RONDAS; turno++)
      ids.push((await firma.insertCV({ correo: `p${turno}@correo.example` })).data.insertCV.id)
    firma.ctx.advance(30 * MES)
    await firma.updateAjustes({ retencion: true })
    await applyRetencion(firma.ctx)
    firma.ctx.advance(29 * DIA_MS)
    await firma.sendSolicitudes(...ids)
    firma.ctx.advance(1.1 * DIA_MS)
    const tokens = await Promise.all(ids.map((_, turno) => firma.readToken(`p${turno}@correo.example`)))
    const [, ...answers] = await Promise.all([
      applyRetencion(firma.ctx),
      ...tokens.map((token, turno) =>
        firma.answer({ token: token!, respuesta: turno % 2 ? 'igual' : 'cambio', celular: '4444 5555' }),
      ),
    ])
    const quedan = (await firma.ctx.db.selectFrom('cvs').select('id').execute()).map(({ id }) => id)
    expect(answers.map(({ status }) => status)).toEqual(ids.map((id) => (quedan.includes(id) ? 200 : 404)))
    const palabras = await firma.call('{ appInfo { getCVs(filtro: "ana", limit: 50, cursor: 0) { id } } }')
    expect(palabras.data.appInfo.getCVs.map(({ id }: { id: string }) => id).sort()).toEqual(quedan.sort())
    expect(await firma.ctx.db.selectFrom('archivos').select('id').execute()).toHaveLength(quedan.length)
  })
})
