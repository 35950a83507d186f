import { expect, test } from 'vitest'
import { VERSION_DE_AVISO } from '#domain/contacto/version-de-aviso.ts'
import { buildDocx } from '#server/archivos/testing/archivos-de-prueba.ts'
import { createLogTruncation } from '#server/db/erase/truncate-log.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { purgeCvs, readArchivoPendiente } from '../cv-jobs.ts'
import { CAMPOS_DE_ANA, openBandeja } from '../testing/bandeja-de-prueba.ts'
import { codeOf } from '../testing/cvs-de-prueba.ts'

const nombresDe = (envios: { nombre: string }[]) => envios.map(({ nombre }) => nombre)

describeEngines('inbox of CVs', (engine) => {
  test('a submission waits with all that was sent, in the transaction of its mail', async () => {
    const { ctx, send, getEnvios, getEnvio, listOutbox, download } = await openBandeja(engine)
    await send({}, 'Planillas')
    const [envio] = await getEnvios()
    expect(envio).toMatchObject({
      nombre: 'Ana Lucía Morales',
      plaza: 'Analista de nómina',
      correo: 'ana.morales@empresa.com',
      tel: '+502 5555-1234',
      consentimiento: ctx.now(),
      nombreArchivo: 'Mi CV.docx',
      tipoArchivo: 'docx',
      lecturaArchivo: 'pendiente',
      parecidos: [],
      otrosEnvios: 0,
    })
    expect((await getEnvio(envio.id)).data.appInfo.getEnvioDeCV.mensaje).toContain('Quisiera una propuesta.')
    const { bytes, headers } = await download(envio.archivo)
    expect(bytes.equals(buildDocx('Planillas'))).toBe(true)
    expect(headers['content-security-policy']).toContain('sandbox')
    expect((await listOutbox()).map(({ plantilla, para }) => [plantilla, para])).toEqual(
      expect.arrayContaining([
        ['curriculum', ctx.config.mailTo],
        ['curriculum-recibido', 'ana.morales@empresa.com'],
      ]),
    )
  })

  test('the notice that was accepted goes with the submission, and with the CV that it becomes', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send({ nombre: 'Ana Morales' })
    const { id } = await bandeja.findEnvio('Ana Morales')
    const aceptado = bandeja.ctx.now()
    const { data } = await bandeja.call(
      'query($id: ID!) { appInfo { getEnvioDeCV(idEnvio: $id) { envio { aviso } } } }',
      { id },
    )
    expect(data.appInfo.getEnvioDeCV.envio.aviso).toBe(VERSION_DE_AVISO)
    bandeja.ctx.advance(1000)
    const idCV = (await bandeja.insertCVDeEnvio(id)).data.insertCVDeEnvio.id
    const propio = (await bandeja.insertCV()).data.insertCV.id
    const findAviso = async (idCV: string) =>
      (
        await bandeja.call(
          'query($id: ID!) { appInfo { getCV(idCV: $id) { aviso { version aceptado } } } }',
          {
            id: idCV,
          },
        )
      ).data.appInfo.getCV.aviso
    expect(await findAviso(idCV)).toEqual({ version: VERSION_DE_AVISO, aceptado })
    expect(await findAviso(propio)).toBeNull()
  })

  test('who has waited longest comes first, page by page, and knows its neighbours', async () => {
    const { send, getEnvios, getEnvio, getPendientes } = await openBandeja(engine, { mensajesPorHora: 100 })
    for (let turno = 0; turno < 5; turno++) {
      await send({ nombre: `Persona ${turno}`, correo: `p${turno}@correo.example`, tel: `4000000${turno}` })
    }
    expect(nombresDe(await getEnvios(2))).toEqual(['Persona 0', 'Persona 1'])
    expect(nombresDe(await getEnvios(2, 4))).toEqual(['Persona 4'])
    expect(await getPendientes()).toMatchObject({ porRevisar: 5 })
    const todos = await getEnvios()
    const segundo = (await getEnvio(todos[1].id)).data.appInfo.getEnvioDeCV
    expect(segundo).toMatchObject({ antes: 1, pendientes: 5, anterior: todos[0].id, siguiente: todos[2].id })
    expect((await getEnvio(todos[0].id)).data.appInfo.getEnvioDeCV.anterior).toBeNull()
    expect((await getEnvio(todos[4].id)).data.appInfo.getEnvioDeCV.siguiente).toBeNull()
  })

  test('somebody who is already here is found by mail, mobile and name without accents', async () => {
    const { send, findEnvio, insertCV, getEnvio } = await openBandeja(engine)
    const { id } = (await insertCV()).data.insertCV
    await send({ nombre: 'Por Correo', correo: 'ANA.perez@correo.example', tel: '40000001' })
    await send({ nombre: 'Por Celular', correo: 'x@correo.example', tel: '+502 5512-0341' })
    await send({ nombre: 'ANA PEREZ MORALES', correo: 'y@correo.example', tel: '40000002' })
    await send({ nombre: 'Nadie Conocido', correo: 'z@correo.example', tel: '40000003' })
    const motivosDe = async (nombre: string) => {
      const { parecidos } = await findEnvio(nombre)
      return parecidos.map((uno: { motivos: string[]; cv: { id: string } }) => [uno.cv.id, uno.motivos])
    }
    expect(await motivosDe('Por Correo')).toEqual([[id, ['correo']]])
    expect(await motivosDe('Por Celular')).toEqual([[id, ['celular']]])
    expect(await motivosDe('ANA PEREZ MORALES')).toEqual([[id, ['nombre']]])
    expect(await motivosDe('Nadie Conocido')).toEqual([])
    const abierto = await getEnvio((await findEnvio('ANA PEREZ MORALES')).id)
    expect(abierto.data.appInfo.getEnvioDeCV.envio.parecidos).toHaveLength(1)
  })

  test('a second submission of the same person says so', async () => {
    const { send, getEnvios } = await openBandeja(engine)
    await send()
    await send({ nombre: 'Ana Morales', tel: '40000001' })
    await send({ nombre: 'Otra', correo: 'otra@correo.example', tel: '40000002' })
    expect((await getEnvios()).map(({ otrosEnvios }: { otrosEnvios: number }) => otrosEnvios)).toEqual([
      1, 1, 0,
    ])
  })

  test('once the file is read its fields and the tags of the firm are proposed', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.insertEtiquetaPuesto('Legislación laboral')
    await bandeja.insertEtiquetaPuesto('Soldadura')
    await bandeja.insertEtiquetaPuesto('Nómina')
    await bandeja.send({}, 'ANA LUCIA MORALES Casa 2233-4455 Cursos de legislacion laboral')
    const [{ id }] = await bandeja.getEnvios()
    await bandeja.readArchivos()
    const abierto = (await bandeja.getEnvio(id)).data.appInfo.getEnvioDeCV
    expect(abierto.envio.lecturaArchivo).toBe('leido')
    expect(abierto.texto).toContain('legislacion laboral')
    expect(abierto.etiquetasSugeridas).toEqual(['Legislación laboral', 'Nómina'])
    // Which is in the position asked for, and not in the file.
    expect(abierto.etiquetasDelFormulario).toEqual(['Nómina'])
    expect(abierto.propuestas).toEqual(
      expect.arrayContaining([
        { campo: 'primerNombre', valor: 'Ana', origen: 'ambos' },
        { campo: 'telefono', valor: '2233-4455', origen: 'archivo' },
        { campo: 'correo', valor: 'ana.morales@empresa.com', origen: 'formulario' },
      ]),
    )
  })

  test('accepted, it is a CV with its file, found by what the file says', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send({}, 'Apicultura')
    const [{ id }] = await bandeja.getEnvios()
    await bandeja.readArchivos()
    const { data } = await bandeja.insertCVDeEnvio(id)
    expect(data.insertCVDeEnvio.mensaje).toBe('CV guardado')
    const [cv] = (await bandeja.getCVs('apicultura')).data.appInfo.getCVs
    expect(cv).toMatchObject({ id: data.insertCVDeEnvio.id, estado: 'Validado', nombreArchivo: 'Mi CV.docx' })
    expect((await bandeja.download(cv.cv)).bytes.equals(buildDocx('Apicultura'))).toBe(true)
    expect(await bandeja.getEnvios()).toEqual([])
    expect(codeOf(await bandeja.getEnvio(id))).toBe('NOT_FOUND')
    expect(codeOf(await bandeja.insertCVDeEnvio(id))).toBe('NOT_FOUND')
    expect((await bandeja.getCVs()).data.appInfo.getCVs).toHaveLength(1)
  })

  test('a file that is being read while it is accepted is found all the same', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send({}, 'Apicultura')
    const [{ id }] = await bandeja.getEnvios()
    const leyendo = readArchivoPendiente(bandeja.ctx)
    await bandeja.insertCVDeEnvio(id)
    await leyendo
    expect((await bandeja.getCVs('apicultura')).data.appInfo.getCVs).toHaveLength(1)
  })

  test('joined to a person, its file is the current one and the one before stays as a version', async () => {
    const bandeja = await openBandeja(engine)
    const { id: idCv } = (await bandeja.insertCV()).data.insertCV
    await bandeja.send({}, 'Apicultura')
    const [{ id }] = await bandeja.getEnvios()
    await bandeja.readArchivos()
    const campos = { segundoApellido: 'Nuevo', etiquetasPuestos: ['Contabilidad'] }
    expect((await bandeja.updateCVConEnvio(id, idCv, campos)).data.updateCVConEnvio.id).toBe(idCv)
    const [cv, ...otros] = (await bandeja.getCVs('apicultura')).data.appInfo.getCVs
    expect(otros).toEqual([])
    expect(cv).toMatchObject({ id: idCv, segundoApellido: 'Nuevo', nombreArchivo: 'Mi CV.docx' })
    const [version] = await bandeja.getVersiones(idCv)
    expect(version).toMatchObject({ tipoArchivo: 'pdf' })
    expect((await bandeja.download(version.archivo)).bytes.toString('latin1')).toContain('%PDF')
    await bandeja.deleteCV(idCv)
    expect((await bandeja.download(version.archivo)).status).toBe(404)
  })

  test('two who decide at once: one does, the other is told', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send()
    const [{ id }] = await bandeja.getEnvios()
    const answers = await Promise.all([bandeja.insertCVDeEnvio(id), bandeja.insertCVDeEnvio(id)])
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined])
    expect((await bandeja.getCVs()).data.appInfo.getCVs).toHaveLength(1)
  })

  test('discarded, it comes back within ten seconds and is gone after them', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send()
    const [{ id, archivo }] = await bandeja.getEnvios()
    await bandeja.deleteEnvio(id)
    expect(await bandeja.getEnvios()).toEqual([])
    expect((await bandeja.download(archivo)).status).toBe(404)
    expect(codeOf(await bandeja.deleteEnvio(id))).toBe('NOT_FOUND')
    bandeja.ctx.advance(9_000)
    expect((await bandeja.restoreEnvio(id)).data.restoreEnvioDeCV.id).toBe(id)
    expect(await bandeja.getEnvios()).toHaveLength(1)
    await bandeja.deleteEnvio(id)
    bandeja.ctx.advance(11_000)
    expect(codeOf(await bandeja.restoreEnvio(id))).toBe('NOT_FOUND')
    await purgeCvs(bandeja.ctx, createLogTruncation(bandeja.ctx.db))
    expect(await bandeja.ctx.db.selectFrom('envios_de_cv').select('id').execute()).toEqual([])
    expect(await bandeja.ctx.db.selectFrom('archivos_contenidos').select('id_archivo').execute()).toEqual([])
  })
})

describeAnyEngine('inbox of CVs', (engine) => {
  test('the log tells who opened, discarded, brought back and accepted what arrived; nothing of whom', async () => {
    const { ctx, send, getEnvios, download, deleteEnvio, restoreEnvio, insertCVDeEnvio } =
      await openBandeja(engine)
    await send({}, 'Planillas')
    const [envio] = await getEnvios()
    await download(envio.archivo)
    await download(envio.archivo)
    await deleteEnvio(envio.id)
    await restoreEnvio(envio.id)
    await insertCVDeEnvio(envio.id)
    const rows = await ctx.db.selectFrom('bitacora').selectAll().orderBy('id').execute()
    expect(rows.map(({ tipo, autor }) => [tipo, autor])).toEqual(
      ['envioAbierto', 'envioDescartado', 'envioRecuperado', 'cvIngresado'].map((tipo) => [tipo, 'cuenta']),
    )
    expect(JSON.stringify(rows)).not.toMatch(/Morales|empresa\.com|Planillas/)
  })

  test('nobody gets more than two thanks a day, and none carries what was typed', async () => {
    const { ctx, send, listOutbox } = await openBandeja(engine)
    for (let turno = 0; turno < 4; turno++) await send({ correo: 'Victima@correo.example' })
    const acuses = (await listOutbox()).filter(({ plantilla }) => plantilla === 'curriculum-recibido')
    expect(acuses).toHaveLength(2)
    expect(Object.keys(acuses[0]!.datos)).toEqual(['consentimiento'])
    ctx.advance(25 * 3_600_000)
    await send({ correo: 'victima@correo.example' })
    expect((await listOutbox()).filter(({ plantilla }) => plantilla === 'curriculum-recibido')).toHaveLength(
      3,
    )
  })

  test('fields that cannot be are refused and it goes on waiting', async () => {
    const bandeja = await openBandeja(engine)
    await bandeja.send()
    const [{ id }] = await bandeja.getEnvios()
    const { errors } = await bandeja.insertCVDeEnvio(id, { primerApellido: ' ', correo: 'x' })
    expect(errors[0].message).toBe('Escribe el primer apellido. El correo no es válido.')
    expect(await bandeja.getEnvios()).toHaveLength(1)
    expect((await bandeja.getCVs()).data.appInfo.getCVs).toEqual([])
  })

  test('who joins it to a CV that changed meanwhile is told, and it goes on waiting', async () => {
    const bandeja = await openBandeja(engine)
    const { insertCV, updateCV, call, send, getEnvios } = bandeja
    const idCV = (await insertCV()).data.insertCV.id
    await send()
    const [{ id }] = await getEnvios()
    const { data } = await call('{ appInfo { getCVs(limit: 1, cursor: 0) { revision } } }')
    await updateCV(idCV, { celular: '4000 0000' })
    const join = (revision: string | null) =>
      call(
        `mutation($id: ID!, $idCV: ID!, $campos: CamposDeCVInput!, $revision: String) {
          updateCVConEnvio(idEnvio: $id, idCV: $idCV, campos: $campos, revision: $revision) { id } }`,
        { id, idCV, campos: CAMPOS_DE_ANA, revision },
      )
    expect(codeOf(await join(data.appInfo.getCVs[0].revision))).toBe('CONFLICT')
    expect(await getEnvios()).toHaveLength(1)
    const now = await call('{ appInfo { getCVs(limit: 1, cursor: 0) { revision celular } } }')
    expect(now.data.appInfo.getCVs[0].celular).toBe('4000 0000')
    expect(codeOf(await join(now.data.appInfo.getCVs[0].revision))).toBeUndefined()
    expect(await getEnvios()).toEqual([])
  })
})
