import { Link } from 'react-router'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getEstiloDeBanda } from '#dibujo/resultados/colores.ts'
import { formatDiaDelAnio, formatDiaLargo } from '#domain/fechas/dia.ts'
import { NOMBRE_DE_ESTADO, splitFactor } from '#domain/plan/compromiso.ts'
import { formatPlazo, groupPorTanda, isVencido, NOMBRE_DE_TANDA } from '#domain/plan/tandas.ts'
import { useParametros } from '#web/lib/use-parametros.ts'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { CifraEnColor } from '#web/ui/Cara.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Insignia } from '#web/ui/Vacio.tsx'
import styles from './Plan.module.css'
import { type Compromiso, type EnlacesDePlan, markNombre, type Plan } from './plan-queries.ts'

interface CompromisosProps {
  plan: Plan
  toMedida: EnlacesDePlan['medida']
  soloEstado: boolean
  onNuevo: () => void
  onEditar: (compromiso: Compromiso) => void
}

const TODOS = ''

const ESTADOS = Object.keys(NOMBRE_DE_ESTADO) as (keyof typeof NOMBRE_DE_ESTADO)[]

/** By what is late, what comes, and what is done. */
export function Compromisos({ plan, toMedida, soloEstado, onNuevo, onEditar }: CompromisosProps) {
  const [busqueda, changeParametros] = useParametros()
  if (plan.compromisos.length === 0) return <SinCompromisos onNuevo={soloEstado ? null : onNuevo} />
  // A name without commitments narrows nothing: it is not among the options, which could not take it out.
  const filtro = {
    parte: plan.compromisos.find(({ parte }) => parte === busqueda.get('area'))?.parte ?? TODOS,
    // Nobody's name stands in an address.
    responsable:
      plan.compromisos.find(({ responsable }) => markNombre(responsable) === busqueda.get('responsable'))
        ?.responsable ?? TODOS,
    estado: ESTADOS.find((estado) => estado === busqueda.get('estado')) ?? TODOS,
  }
  const campo = (nombre: keyof typeof filtro, change: (valor: string) => Record<string, string>) => ({
    value: filtro[nombre],
    onChange: (event: { currentTarget: { value: string } }) =>
      changeParametros(change(event.currentTarget.value)),
  })
  const visibles = plan.compromisos.filter(
    ({ parte, responsable, estado }) =>
      (!filtro.parte || parte === filtro.parte) &&
      (!filtro.responsable || responsable === filtro.responsable) &&
      (!filtro.estado || estado === filtro.estado),
  )
  const list = (nombre: 'parte' | 'responsable', todos: string) => [
    { valor: TODOS, texto: todos },
    ...[...new Set(plan.compromisos.map((compromiso) => compromiso[nombre]))]
      .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
      .map((valor) => ({ valor, texto: valor })),
  ]
  return (
    <>
      <Cuentas plan={plan} />
      <div className={styles.mandos}>
        <CampoSeleccion
          chico
          rotulo="Área o grupo"
          opciones={list('parte', 'Todos')}
          {...campo('parte', (area) => ({ area }))}
        />
        <CampoSeleccion
          chico
          rotulo="Responsable"
          opciones={list('responsable', 'Todas las personas')}
          {...campo('responsable', (quien) => ({ responsable: quien && markNombre(quien) }))}
        />
        <CampoSeleccion
          chico
          rotulo="Estado"
          opciones={[
            { valor: TODOS, texto: 'Todos' },
            ...ESTADOS.map((valor) => ({ valor, texto: NOMBRE_DE_ESTADO[valor] })),
          ]}
          {...campo('estado', (estado) => ({ estado }))}
        />
      </div>
      <div className={styles.encabezados} aria-hidden="true">
        <span>Para cuándo</span>
        <span>Qué se va a hacer, y por qué variable</span>
        <span>Responsable</span>
        <span>Estado</span>
        <span>Hoy y meta</span>
      </div>
      {visibles.length === 0 && <p className={styles.nota}>Ningún compromiso es así.</p>}
      {groupPorTanda(visibles, plan.hoy).map(({ tanda, compromisos }) => (
        <section key={tanda} className={styles.tanda} data-tanda={tanda}>
          <h2 tabIndex={-1}>
            {NOMBRE_DE_TANDA[tanda]} <span>{compromisos.length}</span>
          </h2>
          <ol>
            {compromisos.map((compromiso) => (
              <FilaDeCompromiso
                key={compromiso.id}
                {...{ compromiso, toMedida }}
                hoy={plan.hoy}
                onEditar={() => onEditar(compromiso)}
                soloEstado={soloEstado}
              />
            ))}
          </ol>
        </section>
      ))}
      <p className={styles.nota}>
        A quien responde, si tiene correo, se le avisa una semana antes y el día que vence.
      </p>
    </>
  )
}

function Cuentas({ plan: { compromisos, hoy } }: { plan: Plan }) {
  const count = (belongs: (compromiso: Compromiso) => boolean) => compromisos.filter(belongs).length
  const vencidos = count((compromiso) => isVencido(compromiso, hoy))
  const abiertos = count(({ estado }) => estado !== 'hecho')
  const hechos = count(({ estado }) => estado === 'hecho')
  return (
    <ul className={styles.cuentas}>
      <li data-tarde={vencidos > 0}>
        <b>{vencidos}</b>
        <span>
          {vencidos === 1 ? 'vencido' : 'vencidos'}, de {abiertos} {abiertos === 1 ? 'abierto' : 'abiertos'}
        </span>
      </li>
      <li>
        <b>{count(({ estado }) => estado === 'enMarcha')}</b>
        <span>en marcha</span>
      </li>
      <li>
        <b>{count(({ estado }) => estado === 'porEmpezar')}</b>
        <span>por empezar</span>
      </li>
      <li>
        <b>{hechos}</b>
        <span>{hechos === 1 ? 'hecho' : 'hechos'}</span>
      </li>
    </ul>
  )
}

const DIA_DEL_MES = new Intl.DateTimeFormat('es', { day: 'numeric', timeZone: 'UTC' })
const MES = new Intl.DateTimeFormat('es', { month: 'short', timeZone: 'UTC' })

function FilaDeCompromiso({
  compromiso,
  hoy,
  toMedida,
  soloEstado,
  onEditar,
}: {
  compromiso: Compromiso
  hoy: string
  toMedida: EnlacesDePlan['medida']
  soloEstado: boolean
  onEditar: () => void
}) {
  const { id, que, medida, parte, responsable, cargo, correo, fecha, estado, hechoEl, notas } = compromiso
  const vencido = isVencido(compromiso, hoy)
  const dia = Date.parse(`${fecha}T00:00:00Z`)
  const [nota, ...anteriores] = notas
  return (
    <li data-compromiso={id} data-tarde={vencido} data-hecho={estado === 'hecho'}>
      <p className={styles.fecha}>
        <b>{DIA_DEL_MES.format(dia)}</b> {MES.format(dia).replace('.', '')}
        {fecha.slice(0, 4) !== hoy.slice(0, 4) && ` ${fecha.slice(0, 4)}`}
        <span>
          {vencido && <Icono nombre="reloj" />}
          {hechoEl ? `Hecho el ${formatDiaDelAnio(hechoEl)}` : formatPlazo(fecha, hoy)}
        </span>
      </p>
      <div className={styles.que}>
        <h3>{que}</h3>
        <p className={styles.liga}>
          {toMedida ? (
            <Link to={toMedida({ ...compromiso, ...splitFactor(medida) })}>{medida}</Link>
          ) : (
            <strong>{medida}</strong>
          )}
          <span>{parte}</span>
        </p>
        {nota && <Nota {...nota} />}
        {anteriores.length > 0 && (
          <details className={styles.anteriores}>
            <summary>
              {anteriores.length === 1 ? 'Una nota anterior' : `${anteriores.length} notas anteriores`}
            </summary>
            {anteriores.map((otra) => (
              <Nota key={`${otra.dia} ${otra.texto}`} {...otra} />
            ))}
          </details>
        )}
      </div>
      <p className={styles.quien}>
        {responsable}
        {cargo && <span>{cargo}</span>}
        {/* Addresses are of staff alone: whoever else looks cannot tell. */}
        {!soloEstado && !correo && estado !== 'hecho' && <span>Sin correo: no se le avisará</span>}
      </p>
      <p className={styles.estado}>
        <Estado estado={estado}>{NOMBRE_DE_ESTADO[estado]}</Estado>
      </p>
      <Cifras {...compromiso} />
      <BotonIcono
        icono="editar"
        nombre={`${soloEstado ? 'Actualizar el avance' : 'Editar'}: ${que}`}
        onClick={onEditar}
        className={styles.editar}
      />
    </li>
  )
}

function Nota({ dia, quien, texto }: Compromiso['notas'][number]) {
  return (
    <div className={styles.notita}>
      {texto}
      <small>
        {quien}, {formatDiaLargo(dia)}
      </small>
    </div>
  )
}

export function Estado({ estado, children }: { estado: Compromiso['estado'] | 'no'; children: string }) {
  if (estado === 'porEmpezar') return <Insignia>{children}</Insignia>
  if (estado === 'enMarcha') return <Insignia tono="llena">{children}</Insignia>
  return (
    <span className={styles.terminado} data-estado={estado}>
      <Icono nombre={estado === 'hecho' ? 'hecho' : 'cerrar'} />
      {children}
    </span>
  )
}

/** A figure on the colour of its band. */
export function CifraConBanda({ valor }: { valor: number }) {
  return (
    <CifraEnColor className={styles.cifra} estilo={getEstiloDeBanda(valor)}>
      {formatPorcentaje(valor)}
    </CifraEnColor>
  )
}

function Cifras({ hoy, meta }: Compromiso) {
  if (hoy == null && meta == null) return <span />
  return (
    <dl className={styles.cifras}>
      {hoy != null && (
        <div>
          <dt>hoy</dt>
          <dd>
            <CifraConBanda valor={hoy} />
          </dd>
        </div>
      )}
      {meta != null && (
        <div>
          <dt>meta</dt>
          <dd>{meta}</dd>
        </div>
      )}
    </dl>
  )
}

function SinCompromisos({ onNuevo }: { onNuevo: (() => void) | null }) {
  return (
    <section className={styles.vacio}>
      <h2>Todavía no hay compromisos.</h2>
      {onNuevo ? (
        <>
          <p>
            Un plan corto se cumple; uno largo se olvida. Empieza por lo que más pesa y menos satisface, con
            una persona responsable y una fecha.
          </p>
          <Boton tono="primario" onClick={onNuevo}>
            <Icono nombre="mas" />
            Nuevo compromiso
          </Boton>
        </>
      ) : (
        <p>Cuando se acuerde algo con la consultora, aquí dice qué, quién y para cuándo.</p>
      )}
    </section>
  )
}
