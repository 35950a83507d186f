import { useId } from 'react'
import { Link } from 'react-router'
import { formatDiasQueQuedan } from '../../../domain/climas/dias-que-quedan.ts'
import { computePorcentaje } from '../../../domain/climas/porcentaje-de-planeados.ts'
import { describeRitmo, isSinEmpezar, projectAlFinal } from '../../../domain/inicio/avance.ts'
import { formatUnDia } from '../../lib/dias-juntos.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import type { EnlacesDeInicio } from './enlaces.ts'
import styles from './Inicio.module.css'
import type { Encuesta, Grupo } from './inicio-query.ts'

/** One that has a group behind is told group by group; the others in a line. */
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
    anio,
    fechaLimite,
    diasQueQuedan,
    planeados,
    invitados,
    contestaron,
    esperado,
    grupos,
    idClima,
  } = encuesta
  const atrasados = grupos.filter(({ atrasado }) => atrasado)
  const sinInvitar = grupos.some((grupo) => grupo.invitados === 0 && grupo.planeados > 0)
  return (
    <article aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <Link to={enlaces.clima(idClima)}>
            {empresa} <span>{anio}</span>
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
      {atrasados.length > 0 ? (
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
            {grupos.map((grupo) => (
              <FilaDeGrupo key={grupo.id} {...{ grupo, esperado, meta, enlaces, idClima }} />
            ))}
          </ul>
          {esperado != null && (
            <p className={styles.nota}>
              <i aria-hidden="true" />
              Lo esperado hoy, {Math.round(esperado * 100)}&nbsp;% de lo planeado: la meta de {meta}&nbsp;%
              repartida por días.
            </p>
          )}
        </>
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
  const { codigo, nombre, planeados, invitados, contestaron, esperados, atrasado } = grupo
  const alFinal = projectAlFinal(grupo, esperado ?? null, meta)
  return (
    <li data-atras={atrasado}>
      <span className={styles.codigo}>{codigo}</span>
      <strong>{nombre}</strong>
      <Riel {...{ contestaron, invitados, planeados, esperado }} nombre={`Avance de ${nombre}`} />
      {atrasado && isSinEmpezar(grupo) && (
        <div className={styles.falta}>
          <b>Nadie invitado todavía.</b>
          <span>
            <Link to={enlaces.invitacion(idClima)}>Invitar</Link>
            <Link to={enlaces.papeletas(idClima)}>Hacer papeletas</Link>
          </span>
        </div>
      )}
      {atrasado && !isSinEmpezar(grupo) && (
        <div className={styles.falta}>
          <b>Va atrás.</b> Hoy se esperaban {esperados} y hay {contestaron}
          {alFinal !== null && `; a este paso terminaría en ${alFinal}\u00a0%`}.
          <span>
            <Link to={enlaces.encuestados(idClima)}>Recordar por correo</Link>
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

/** What has been answered of the planned, with a tick where it should be today. */
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
