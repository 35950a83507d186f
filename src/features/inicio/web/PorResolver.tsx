import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countDias, formatDiaDelAnio, getDia } from '#domain/fechas/dia.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import styles from './Inicio.module.css'
import type {
  CorregirEnSuRenglon,
  CorreoPorCorregir,
  DatosDeInicio,
  EnlacesDeInicio,
} from './inicio-query.ts'

export interface Asunto {
  clave: string
  cuantos: number
  que: string
  texto: ReactNode
  accion: string
  a: string
  /** The one address that is mended here, in place of the way there. */
  porCorregir?: CorreoPorCorregir | null
}

const plural = (cuantos: number, uno: string, varios: string) => (cuantos === 1 ? uno : varios)

function describeCompromiso({
  idClima,
  empresa,
  periodo,
  vencidos,
  porVencer,
  que,
  fecha,
}: DatosDeInicio['compromisos'][number]): Omit<Asunto, 'a'> {
  const otros =
    vencidos > 0 && porVencer > 0
      ? ` En siete días o menos ${plural(porVencer, 'vence otro', `vencen otros ${porVencer}`)}.`
      : ''
  return {
    clave: `plan ${idClima}`,
    cuantos: vencidos || porVencer,
    que:
      vencidos > 0
        ? plural(vencidos, 'compromiso vencido', 'compromisos vencidos')
        : plural(
            porVencer,
            'compromiso vence en siete días o menos',
            'compromisos vencen en siete días o menos',
          ),
    texto: `Plan ${periodo} de ${empresa}. ${vencidos + porVencer > 1 ? 'El primero: ' : ''}${que}, el ${formatDiaDelAnio(fecha)}.${otros}`,
    accion: 'Ver el plan',
  }
}

function describeSinLlave({
  idClima,
  empresa,
  periodo,
  contestaron,
}: DatosDeInicio['sinLlave'][number]): Omit<Asunto, 'a'> {
  const encerrado =
    contestaron === 0
      ? ''
      : ` ni se abre lo que ${plural(contestaron, 'contestó una persona', `contestaron ${formatNumero(contestaron)} personas`)}`
  return {
    clave: `llave ${idClima}`,
    cuantos: 1,
    que: 'encuesta sin su llave',
    texto: `${empresa} ${periodo}: su llave no está en el servidor, y sin ella nadie entra${encerrado}. Avisa a quien administra el sitio.`,
    accion: 'Ver el clima',
  }
}

const describePorActivar = (
  { idClima, empresa, periodo }: DatosDeInicio['porActivar'][number],
  hayCorreo: boolean,
): Omit<Asunto, 'a'> => ({
  clave: `activar ${idClima}`,
  cuantos: 1,
  que: 'encuesta por activar',
  texto: `${empresa} ${periodo}: ya hay personas invitadas, y todavía no pueden contestar.${hayCorreo ? '' : ' De este sitio todavía no sale correo: la invitación no le llega a nadie.'}`,
  accion: 'Activar',
})

const describeFallidos = ({
  idClima,
  empresa,
  periodo,
  cuantos,
}: DatosDeInicio['correosFallidos'][number]): Omit<Asunto, 'a'> => ({
  clave: `correos ${idClima}`,
  cuantos,
  que: plural(cuantos, 'correo no llegó', 'correos no llegaron'),
  texto: `${empresa} ${periodo}: revisa si la dirección está bien escrita.`,
  accion: 'Corregir y reenviar',
})

const describePorEntregar = ({
  idClima,
  empresa,
  periodo,
}: DatosDeInicio['porEntregar'][number]): Omit<Asunto, 'a'> => ({
  clave: `entregar ${idClima}`,
  cuantos: 1,
  que: 'ronda por entregar',
  texto: `${empresa} ${periodo} está cerrada, y su gente todavía no ve ni resultados ni informe.`,
  accion: 'Preparar el informe y publicarlo',
})

const describeCalendario = ({
  idClima,
  empresa,
  periodo,
  clase,
  dia,
}: DatosDeInicio['calendarios'][number]): Omit<Asunto, 'a'> => ({
  clave: `calendario ${idClima} ${clase} ${dia}`,
  cuantos: 1,
  que: clase === 'apertura' ? 'encuesta no se abrió a su hora' : 'recordatorio no salió',
  texto: `${empresa} ${periodo}: estaba para el ${formatDiaDelAnio(dia)}.`,
  accion: 'Escoger otro día',
})

function describePeticiones(
  { cuantas, plazo }: NonNullable<DatosDeInicio['pendientes']['peticiones']>,
  { hoy, dia, timeZone }: { hoy: string; dia: Intl.DateTimeFormat; timeZone: string },
): Omit<Asunto, 'a'> {
  const isTarde = countDias(hoy, getDia(plazo, timeZone)) < 0
  return {
    clave: 'peticiones',
    cuantos: cuantas,
    que: plural(cuantas, 'persona pide algo sobre sus datos', 'personas piden algo sobre sus datos'),
    texto: isTarde
      ? `El plazo de la primera pasó el ${dia.format(plazo)}.`
      : `Hay que contestarle a la primera a más tardar el ${dia.format(plazo)}.`,
    accion: plural(cuantas, 'Atenderla', 'Atenderlas'),
  }
}

/** Things that wait for a decision; each leads to where it is taken. */
export function listAsuntos(
  {
    hayCorreo,
    sinLlave,
    porActivar,
    calendarios,
    correosFallidos,
    pendientes,
    envioMasAntiguo,
    porCerrar,
    porCerrarEnTotal,
    porEntregar,
    compromisos,
    busquedas,
  }: DatosDeInicio,
  enlaces: EnlacesDeInicio,
  { ahora, timeZone }: { ahora: number; timeZone: string },
): Asunto[] {
  const dia = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone })
  const hoy = getDia(ahora, timeZone)
  const asuntos: Asunto[] = []
  for (const ronda of sinLlave) asuntos.push({ ...describeSinLlave(ronda), a: enlaces.clima(ronda.idClima) })
  for (const ronda of porActivar)
    asuntos.push({ ...describePorActivar(ronda, hayCorreo), a: enlaces.clima(ronda.idClima) })
  for (const evento of calendarios)
    asuntos.push({ ...describeCalendario(evento), a: enlaces.calendario(evento.idClima) })
  for (const ronda of correosFallidos)
    asuntos.push({
      ...describeFallidos(ronda),
      a: enlaces.fallidos(ronda.idClima),
      porCorregir: ronda.porCorregir && { ...ronda.porCorregir, idClima: ronda.idClima },
    })
  if (pendientes.porRevisar > 0) {
    const dias = envioMasAntiguo == null ? 0 : countDias(getDia(envioMasAntiguo, timeZone), hoy)
    asuntos.push({
      clave: 'envios',
      cuantos: pendientes.porRevisar,
      que: plural(pendientes.porRevisar, 'currículum llegó del sitio', 'currículums llegaron del sitio'),
      texto:
        dias > 0
          ? `El más antiguo espera desde hace ${dias} ${plural(dias, 'día', 'días')}.`
          : 'El más antiguo llegó hoy.',
      accion: plural(pendientes.porRevisar, 'Revisarlo', 'Revisarlos'),
      a: enlaces.bandeja,
    })
  }
  if (pendientes.peticiones)
    asuntos.push({
      ...describePeticiones(pendientes.peticiones, { hoy, dia, timeZone }),
      a: enlaces.peticiones,
    })
  if (pendientes.mensajesNuevos > 0)
    asuntos.push({
      clave: 'mensajes',
      cuantos: pendientes.mensajesNuevos,
      que: plural(pendientes.mensajesNuevos, 'mensaje sin contestar', 'mensajes sin contestar'),
      texto: 'Los escribieron en el formulario de contacto del sitio.',
      accion: 'Leerlos',
      a: enlaces.mensajes,
    })
  for (const { idClima, empresa, periodo, terminada, planeados, contestaron } of porCerrar)
    asuntos.push({
      clave: `cerrar ${idClima}`,
      cuantos: 1,
      que: 'ronda lista para cerrar',
      texto: `${empresa} ${periodo} ${terminada == null ? 'está detenida' : `terminó el ${dia.format(terminada)}`} con ${formatNumero(contestaron)} de ${formatNumero(planeados)}. Al cerrarla se borran las respuestas sueltas.`,
      accion: 'Cerrar y entregar',
      a: enlaces.cerrar(idClima),
    })
  const porCerrarMas = porCerrarEnTotal - porCerrar.length
  if (porCerrarMas > 0)
    asuntos.push({
      clave: 'cerrar más',
      cuantos: porCerrarMas,
      que: plural(porCerrarMas, 'ronda más lista para cerrar', 'rondas más listas para cerrar'),
      texto: 'Aquí están las más nuevas; las demás, en la lista de climas.',
      accion: 'Ver los climas',
      a: enlaces.climas,
    })
  for (const ronda of porEntregar)
    asuntos.push({ ...describePorEntregar(ronda), a: enlaces.informe(ronda.idClima) })
  // Late ones are more urgent than what comes.
  for (const compromiso of [...compromisos].sort((a, b) => Number(b.vencidos > 0) - Number(a.vencidos > 0)))
    asuntos.push({ ...describeCompromiso(compromiso), a: enlaces.plan(compromiso.idClima) })
  for (const busqueda of busquedas)
    asuntos.push({
      clave: `busqueda ${busqueda.id}`,
      cuantos: busqueda.nuevos,
      que: plural(busqueda.nuevos, 'CV nuevo en tu búsqueda', 'CVs nuevos en tu búsqueda'),
      texto: `«${busqueda.nombre}»: entraron desde la última vez que la abriste.`,
      accion: plural(busqueda.nuevos, 'Verlo', 'Verlos'),
      a: enlaces.busqueda(busqueda),
    })
  const { sinMandar, contestaron } = pendientes.porActualizar
  if (contestaron > 0)
    asuntos.push({
      clave: 'contestaron',
      cuantos: contestaron,
      que: plural(contestaron, 'persona puso su CV al día', 'personas pusieron su CV al día'),
      texto: 'Mira lo que cambió.',
      accion: 'Verlo',
      a: enlaces.contestaron,
    })
  if (sinMandar > 0)
    asuntos.push({
      clave: 'actualizar',
      cuantos: sinMandar,
      que: plural(sinMandar, 'CV por pedir al día', 'CVs por pedir al día'),
      texto: 'Hace tiempo que su persona no lo confirma, y nadie se lo ha pedido.',
      accion: 'Pedir que lo pongan al día',
      a: enlaces.porActualizar,
    })
  if (pendientes.porBorrar)
    asuntos.push({
      clave: 'borrar',
      cuantos: pendientes.porBorrar.cuantos,
      que: plural(pendientes.porBorrar.cuantos, 'CV se va a borrar', 'CVs se van a borrar'),
      texto: `El primero, el ${dia.format(pendientes.porBorrar.desde)}, por el plazo de retención.`,
      accion: 'Ver la lista',
      a: enlaces.retencion,
    })
  return asuntos
}

export function PorResolver({
  datos,
  enlaces,
  corregir,
}: {
  datos: DatosDeInicio
  enlaces: EnlacesDeInicio
  corregir: CorregirEnSuRenglon
}) {
  const { timeZone } = useSiteConfig()
  const asuntos = listAsuntos(datos, enlaces, { ahora: Date.now(), timeZone })
  return (
    <section className={styles.resolver} aria-labelledby="inicio-resolver">
      <h2 id="inicio-resolver">Por resolver</h2>
      {asuntos.length === 0 ? (
        <p className={styles.nada}>Nada por resolver.</p>
      ) : (
        <ol>
          {asuntos.map(({ clave, cuantos, que, texto, accion, a, porCorregir }) => (
            <li key={clave}>
              <b>{formatNumero(cuantos)}</b>
              <div>
                <strong>{que}</strong>
                <p>{texto}</p>
                {porCorregir ? corregir(porCorregir) : <Link to={a}>{accion}</Link>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
