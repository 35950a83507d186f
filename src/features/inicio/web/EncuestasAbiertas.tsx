import { useId } from 'react'
import { Link } from 'react-router'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import { formatDiasQueQuedan } from '#domain/climas/plazos.ts'
import {
  describeAtraso,
  describeRitmo,
  isSinEmpezar,
  NADIE_INVITADO,
  projectAlFinal,
} from '#domain/inicio/avance.ts'
import { formatUnDia } from '#web/lib/dias-juntos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { findGruposAtrasados, isPorGrupo } from './grupos-atrasados.ts'
import styles from './Inicio.module.css'
import type { Encuesta, EnlacesDeInicio, Grupo } from './inicio-query.ts'

/** One that has a group behind is told by its groups, one of many by those that are; the others in a line. */
export function EncuestaAbierta({
  encuesta,
  meta,
  enlaces,
}: {
  encuesta: Encuesta
  meta: number
  enlaces: EnlacesDeInicio
}) {
  const id = useId()
  const { timeZone } = useSiteConfig()
  const {
    empresa,
    periodo,
    fechaLimite,
    diasQueQuedan,
    planeados,
    invitados,
    contestaron,
    esperado,
    grupos,
    idClima,
  } = encuesta
  const { visibles, mas, aTiempo } = findGruposAtrasados(grupos)
  const sinInvitar = grupos.some((grupo) => grupo.invitados === 0 && grupo.planeados > 0)
  return (
    <article aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <Link to={enlaces.clima(idClima)}>
            {empresa} <span>{periodo}</span>
          </Link>
        </h3>
        <p className={styles.queda}>
          {fechaLimite == null || diasQueQuedan == null ? (
            <span>Sin fecha límite</span>
          ) : (
            <>
              <strong>{formatDiasQueQuedan(diasQueQuedan)}</strong>
              <span>hasta el {formatUnDia(fechaLimite, timeZone, { conSemana: true })}</span>
            </>
          )}
        </p>
      </header>
      {isPorGrupo(encuesta) ? (
        <>
          <p className={styles.total}>
            <b>
              {computePorcentaje(encuesta)}
              <small>%</small>
            </b>
            <span>
              <strong>
                {formatNumero(contestaron)} de {formatNumero(planeados)} personas planeadas.
              </strong>{' '}
              {formatCantidad(invitados, 'invitada', 'invitadas')}.{' '}
              {encuesta.faltan > 0
                ? `Para llegar a la meta de ${meta}\u00a0% faltan ${formatNumero(encuesta.faltan)}.`
                : `Ya se llegó a la meta de ${meta}\u00a0%.`}
            </span>
          </p>
          <ul className={styles.grupos}>
            {visibles.map((grupo) => (
              <FilaDeGrupo key={grupo.id} {...{ grupo, esperado, meta, enlaces, idClima }} />
            ))}
          </ul>
          {(mas > 0 || aTiempo > 0) && (
            <p className={styles.resto}>
              {mas > 0 && (
                <Link to={enlaces.clima(idClima)}>y {formatCantidad(mas, 'grupo', 'grupos')} más</Link>
              )}
              {aTiempo > 0 && <span>{describeATiempo(aTiempo)}</span>}
              {mas === 0 && <Link to={enlaces.clima(idClima)}>Ver por grupo</Link>}
            </p>
          )}
          {esperado != null && (
            <p className={styles.nota}>
              <i aria-hidden="true" />
              Lo esperado hoy, {Math.round(esperado * 100)}&nbsp;% de lo planeado: la meta de {meta}&nbsp;%
              repartida por días.
            </p>
          )}
        </>
      ) : isSinEmpezar(encuesta) && sinInvitar ? (
        <div className={styles.una} data-atras={grupos.some(({ atrasado }) => atrasado)}>
          <div className={styles.falta}>
            <b>{NADIE_INVITADO}</b>
            <span>
              <Link to={enlaces.invitacion(idClima)}>Invitar</Link>
              <Link to={enlaces.papeletas(idClima)}>Hacer papeletas</Link>
            </span>
          </div>
          <Riel {...{ contestaron, invitados, planeados, esperado }} nombre={`Avance de ${empresa}`} />
        </div>
      ) : (
        <div className={styles.una}>
          <p>
            {describeRitmo(grupos, esperado ?? null)}{' '}
            {sinInvitar ? (
              <Link to={enlaces.invitacion(idClima)}>Invitarlos</Link>
            ) : (
              <Link to={enlaces.clima(idClima)}>Ver por grupo</Link>
            )}
          </p>
          <Riel {...{ contestaron, invitados, planeados, esperado }} nombre={`Avance de ${empresa}`} />
        </div>
      )}
    </article>
  )
}

const describeATiempo = (aTiempo: number): string =>
  aTiempo === 1 ? 'Otro grupo va a tiempo.' : `Otros ${formatNumero(aTiempo)} grupos van a tiempo.`

function FilaDeGrupo({
  grupo,
  esperado,
  meta,
  enlaces,
  idClima,
}: {
  grupo: Grupo
  esperado: number | null | undefined
  meta: number
  enlaces: EnlacesDeInicio
  idClima: string
}) {
  const { codigo, nombre, planeados, invitados, contestaron, atrasado } = grupo
  const atraso = describeAtraso(grupo)
  const alFinal = projectAlFinal(grupo, esperado ?? null, meta)
  return (
    <li data-atras={atrasado}>
      <span className={styles.codigo}>{codigo}</span>
      <strong>{nombre}</strong>
      <Riel {...{ contestaron, invitados, planeados, esperado }} nombre={`Avance de ${nombre}`} />
      {atraso && isSinEmpezar(grupo) && (
        <div className={styles.falta}>
          <b>{atraso.lema}.</b>
          <span>
            <Link to={enlaces.invitacion(idClima)}>Invitar</Link>
            <Link to={enlaces.papeletas(idClima)}>Hacer papeletas</Link>
          </span>
        </div>
      )}
      {atraso && !isSinEmpezar(grupo) && (
        <div className={styles.falta}>
          <b>{atraso.lema}.</b> {atraso.detalle}
          {alFinal !== null && `; al final llegaría a ${alFinal}\u00a0%`}.
          <span>
            <Link to={enlaces.recordar(idClima, grupo.id)}>Recordar por correo</Link>
            {invitados < planeados && (
              <>
                <Link to={enlaces.invitacion(idClima)}>Invitar a más personas</Link>
                <Link to={enlaces.papeletas(idClima)}>Hacer papeletas</Link>
              </>
            )}
          </span>
        </div>
      )}
    </li>
  )
}

/** Share answered of the planned, with a tick where it should be today. */
function Riel({
  contestaron,
  invitados,
  planeados,
  esperado,
  nombre,
}: {
  contestaron: number
  invitados: number
  planeados: number
  esperado: number | null | undefined
  nombre: string
}) {
  const parte = Math.min(100, computePorcentaje({ contestaron, planeados }))
  return (
    <div className={styles.parte}>
      <div
        className={styles.riel}
        role="img"
        aria-label={`${nombre}: ${contestaron} de ${planeados}, ${formatCantidad(invitados, 'invitada', 'invitadas')}`}
      >
        <i style={{ width: `${parte}%` }} />
        {esperado != null && <u style={{ left: `${esperado * 100}%` }} />}
      </div>
      <span>
        <strong>{formatNumero(contestaron)}</strong> de {formatNumero(planeados)}
        <small>{formatCantidad(invitados, 'invitada', 'invitadas')}</small>
      </span>
      <span>{parte}&nbsp;%</span>
    </div>
  )
}
