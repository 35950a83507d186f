import { listPreguntas } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import { formatFactor } from '../../src/domain/plan/compromiso.ts'
import { ANIOS, IGUALES, type Ronda, type Staff } from './ronda-de-cliente.ts'

/* What staff do with closed rounds before anybody reads them: the same in every world. */

async function insist(answer: Promise<any>): Promise<any> {
  const { data, errors } = await answer
  if (errors) throw new Error(errors[0].message)
  return data
}

/** Of each kind of figure one, for the whole company, each area and each group. */
async function writePlan(staff: Staff, { idClima, definicion }: Ronda): Promise<void> {
  const partes = [null, ...definicion.areasDeTrabajo, ...definicion.gruposDeOpinion]
  let dias = 0
  for (const [clase, medida] of [
    ['variable', 'Jefe'],
    ['indicador', 'Dirección'],
    ['factor', formatFactor('Jefe', 'Jefe en general')],
  ])
    for (const parte of partes) {
      const compromiso = {
        que: 'Hablar con los jefes',
        clase,
        medida,
        idParte: parte?.id ?? null,
        responsable: 'Ana Pérez',
        cargo: 'Gerente',
        correo: '',
        // Of one day they come in no order.
        fecha: new Date(Date.UTC(2030, 0, ++dias)).toISOString().slice(0, 10),
        meta: 90,
        estado: 'enMarcha',
      }
      await insist(
        staff.call(
          'mutation($idClima: ID!, $c: CompromisoInput!) { insertCompromiso(idClima: $idClima, compromiso: $c) { id } }',
          { idClima, c: compromiso },
        ),
      )
    }
}

const TEMAS = ['Turnos', 'Sueldos']

/**
 * By its words alone a text of the first open question has a theme, and is quoted. Of one theme a single text: several come in no order, as
 * do themes of several questions.
 */
async function workOnTextos(staff: Staff, { idClima, definicion }: Ronda): Promise<void> {
  const idPregunta = listPreguntas(definicion.cuestionario).find(({ clase }) => clase === 'abierta')!.id
  const { appInfo } = await insist(
    staff.call(
      'query($idClima: ID!, $p: ID) { appInfo { getMesa(idClima: $idClima, idPregunta: $p) { respuestas { clave texto } } } }',
      { idClima, p: idPregunta },
    ),
  )
  const textos: { clave: string; texto: string }[] = appInfo.getMesa.respuestas
  for (const nombre of TEMAS) {
    const { insertTema } = await insist(
      staff.call(
        'mutation($idClima: ID!, $p: ID!, $nombre: String!) { insertTema(idClima: $idClima, idPregunta: $p, nombre: $nombre) { id } }',
        { idClima, p: idPregunta, nombre },
      ),
    )
    const suyos = textos.filter(({ texto }) => texto.includes(nombre))
    const citado = suyos.map(({ texto }) => texto).sort()[0]
    for (const { clave, texto } of suyos)
      await insist(
        staff.call(
          `mutation($idClima: ID!, $clave: ID!, $tema: ID!) {
            changeTemaDeRespuesta(idClima: $idClima, clave: $clave, idTema: $tema, puesto: true) { clave }
            ${texto === citado ? 'changeCita(idClima: $idClima, clave: $clave, frases: [0]) { clave }' : ''} }`,
          { idClima, clave, tema: insertTema.id },
        ),
      )
  }
}

/** Plans in all rounds, the desk of texts in all but the last, which is large; what compares, and what priorities rest on. */
export async function workOnRondas(staff: Staff, rondas: readonly Ronda[]): Promise<void> {
  for (const ronda of rondas) {
    await writePlan(staff, ronda)
    if (ronda.anio !== ANIOS.at(-1)) await workOnTextos(staff, ronda)
  }
  const [primera, segunda, tercera] = rondas as [Ronda, Ronda, Ronda]
  await insist(
    staff.call(
      `mutation($idClima: ID!, $idComparado: ID!, $grupo: String!, $grupoAnterior: String) {
        changeGrupoIgual(idClima: $idClima, idComparado: $idComparado, grupo: $grupo, grupoAnterior: $grupoAnterior) { __typename } }`,
      { idClima: segunda.idClima, idComparado: primera.idClima, ...IGUALES },
    ),
  )
  await insist(
    staff.call(
      `mutation($idClima: ID!, $idComparado: ID!) {
        changeComparabilidad(idClima: $idClima, idComparado: $idComparado, variable: "Horario", comparable: true) { __typename } }`,
      { idClima: tercera.idClima, idComparado: segunda.idClima },
    ),
  )
}
