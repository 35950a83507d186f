import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { updatePersonas } from '#features/cuentas/server/ajustes/personas.ts'
import { insertContacto } from '#features/cvs/server/contacto/mensajes.ts'
import { insertCv } from '#features/cvs/server/escribir-cv.ts'
import { ANA } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { insertInformePublicado } from '#features/informe/server/versiones/testing/insert-informe-publicado.ts'
import { createJpeg } from '#server/archivos/testing/jpeg-de-prueba.ts'
import { toDataUrl } from '#server/archivos/testing/png-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { createTestApp, STAFF } from '#tests/support/test-app.ts'

/** Something in every table: a CV with its file, an open and a closed climate with answers, mails, a session. */
export async function openFirmaConDatos(engine: Engine) {
  const app = await createTestApp(engine)
  const { ctx } = app
  const staff = await logInToClimas(app)
  const { idEmpresa, idClima } = await staff.setUp()
  await answerAs(ctx, idClima, { grupo: 1, texto: 'Ñandú, «acentos» y 🙂' })
  const encuestado = await answerAs(ctx, idClima, { grupo: 2, todo: false })
  const { clima } = { clima: await staff.getDocumento(idClima) }
  const cerrado = await staff.insertClima({ ...clima, idEmpresa, fechaInicio: Date.UTC(2024, 5, 1) })
  const idCerrado: string = cerrado.data.insertClimaOrganizacional.id
  await answerAs(ctx, idCerrado, { grupo: 1 })
  await staff.cerrar(idCerrado)
  await insertInformePublicado(ctx.db, { id: 'version-1', idClima: idCerrado, momento: ctx.now() })
  const foto = toDataUrl(createJpeg(), 'image/jpeg')
  const personas = [{ nombre: 'Rosa Xol', rol: 'Selección', linea: '', foto }]
  await updatePersonas(ctx, { personas, revision: 0 })
  await insertCv(ctx, ANA)
  await insertCv(ctx, { ...ANA, primerNombre: 'Beatriz', correo: 'bea@correo.example', telefono: null })
  const visitante = { nombre: 'Eva', correo: 'eva@correo.example', tel: '5512 0341', mensaje: 'Hola' }
  const getValores = (campo: string) => [visitante[campo as 'nombre'] ?? '']
  await insertContacto(ctx, { getValores, archivo: null })
  await inTransaction(ctx.db, (tx) =>
    insertCorreo(
      tx,
      {
        plantilla: 'curriculum',
        datos: {},
        para: 'firma@firma.example',
        adjuntos: [{ nombre: 'cv.pdf', mime: 'application/pdf', contenido: new Uint8Array([0, 1, 255]) }],
      },
      ctx.now(),
    ),
  )
  await consumeLimite(ctx.db, ctx.now(), { clave: 'prueba', max: 1, ventanaMs: 60_000 })
  return { ...app, ...staff, idClima, encuestado, usuario: STAFF.usuario }
}
