import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router'
import { createGraficaDeIntervalos } from '#dibujo/intervalos/draw-intervalos.ts'
import { formatNumero, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { BloqueDeClima, PorQueSeReserva } from '../BloqueDeClima.tsx'
import { describeBaseDeDos } from '../bases-comparadas.ts'
import { formatClima, getBase, isSinPublicar } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { AL_PUBLICAR } from '../PantallaDeGrafica.tsx'
import { countEnLetras } from '../palabras.ts'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { NotaDeMenosPreguntas } from '../SinRespuestas.tsx'
import { useEsPersonal } from '../use-es-personal.ts'
import styles from './CambioConCerteza.module.css'
import { DeclararComparable } from './DeclararComparable.tsx'
import { toFilasDeCambio, toFilasDeMovimiento } from './filas-de-cambio.ts'
import lecturas from './Lecturas.module.css'
import { cambiosQuery, type DatosDeCambios } from './lecturas-queries.ts'
import { formatConjunto } from './mapa-mostrado.ts'
import { NotaDeOtraBase, OtrasLecturas, Senal } from './OtrasLecturas.tsx'
import { PantallaDeLectura } from './PantallaDeLectura.tsx'

/** Two rounds of a company, variable by variable: what changed, and what may be chance. */
export function CambioConCerteza(props: PropsDeGrafica) {
  const { idClima, enlaces } = props
  return (
    <PantallaDeLectura
      acostada
      enTodo={props.comparado || props.parte ? enlaces.grafica('CambioConCerteza') : undefined}
      titulo={GRAFICAS.CambioConCerteza.titulo}
      formatTexto={({ comparado }) =>
        `${comparado ? `Contra ${comparado.periodo}, variable por variable.` : 'Dos climas de la misma empresa, variable por variable.'} Aquí se separa lo que cambió de lo que puede ser casualidad.`
      }
      resultado={useQuery(cambiosQuery(useApi(), idClima, props))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo {...props} datos={datos} />
          <OtrasLecturas actual="CambioConCerteza" enlaces={enlaces} />
        </>
      )}
    </PantallaDeLectura>
  )
}

const Cuerpo = memo(function Cuerpo(props: PropsDeGrafica & { datos: DatosDeCambios }) {
  const { datos, parte, comparado: pedido } = props
  const { clima, comparado } = datos
  const esPersonal = useEsPersonal()
  if (!comparado)
    return (
      <p className={resultados.vacia}>
        <strong>No hay una ronda anterior con qué comparar.</strong> {clima.empresa.nombre_comercial} no tiene
        resultados {esPersonal ? '' : 'publicados '}de antes de {clima.periodo}. El cambio se lee desde la
        ronda siguiente.
      </p>
    )
  return (
    <>
      <SelloDePublicacion enlaces={props.enlaces} clima={clima} queLlega="El cambio llega" />
      <Escoge {...props} key={`${pedido} ${parte}`} comparado={comparado.id} />
      <NotaDeOtraBase actual={clima.periodo} rondas={[comparado]} />
      <Variables {...props} />
      <p className={styles.frase}>
        El punto es la diferencia y la raya, su margen de 95 %: si toca el cero, no hay cambio claro.
      </p>
      <Movimientos datos={datos} />
    </>
  )
})

/** Which round, whose figures; beside it, how many rise and fall. */
function Escoge({ datos, enlaces, comparado, parte }: PropsDeGrafica & { datos: DatosDeCambios }) {
  const { clima, rondas, partes, suben, sinCambio, bajan, noComparan } = datos
  const navigate = useNavigate()
  const [elegido, setElegido] = useState({ comparado: comparado ?? '', parte: parte ?? '' })
  return (
    <form
      className={styles.escoge}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(
          enlaces.grafica('CambioConCerteza', {
            comparado: elegido.comparado,
            parte: elegido.parte || undefined,
          }),
        )
      }}
    >
      <CampoSeleccion
        chico="entero"
        rotulo="Selecciona un Clima:"
        opciones={rondas.map(({ id, periodo }) => ({
          valor: id,
          texto: formatClima({ empresa: clima.empresa, periodo }),
        }))}
        value={elegido.comparado}
        onChange={(event) => setElegido({ ...elegido, comparado: event.currentTarget.value })}
      />
      <CampoSeleccion
        chico
        rotulo="De quién"
        opciones={[
          { valor: '', texto: 'Toda la empresa' },
          ...partes.map((una) => ({ valor: una.id, texto: formatConjunto(una) })),
        ]}
        value={elegido.parte}
        onChange={(event) => setElegido({ ...elegido, parte: event.currentTarget.value })}
      />
      <Boton tono="primario" type="submit">
        Comparar
      </Boton>
      {!isSinPublicar(clima) && (
        <ul className={styles.cuenta} aria-label="Cuántas variables cambiaron" data-dato>
          <li>
            <b>{suben}</b> <Senal veredicto="sube">{suben === 1 ? 'Sube' : 'Suben'}</Senal>
          </li>
          <li>
            <b>{sinCambio}</b> <Senal veredicto="sinCambio">Sin cambio claro</Senal>
          </li>
          <li>
            <b>{bajan}</b> <Senal veredicto="baja">{bajan === 1 ? 'Baja' : 'Bajan'}</Senal>
          </li>
          {noComparan > 0 && (
            <li>
              <b>{noComparan}</b> {noComparan === 1 ? 'No se compara' : 'No se comparan'}
            </li>
          )}
        </ul>
      )}
    </form>
  )
}

/** Beside a name of staff, the options that it stands for. */
const describeQuien = (conjunto: Conjunto | undefined) =>
  `${nameConjunto(conjunto)}${conjunto?.opciones ? ` (${conjunto.opciones})` : ''}`

type Conjunto = DatosDeCambios['partes'][number]

const nameConjunto = (conjunto: Conjunto | undefined) =>
  conjunto ? formatConjunto(conjunto) : 'Toda la empresa'

function Variables({ datos, parte }: PropsDeGrafica & { datos: DatosDeCambios }) {
  const { clima, filas, partes } = datos
  const comparado = datos.comparado!
  const conjunto = partes.find(({ id }) => id === parte)
  const nombre = nameConjunto(conjunto)
  const sinPublicar = isSinPublicar(clima)
  const reserva = sinPublicar ? datos.reservaAntes : (datos.reserva ?? datos.reservaAntes)
  const titulo = `Las ${countEnLetras(filas.length, 'variable', 'variables', true)}`
  if (reserva)
    return (
      <div className={resultados.vacia}>
        <p>
          <strong>{nombre} no se compara.</strong>{' '}
          {reserva === datos.reservaAntes ? `En ${comparado.periodo}` : `En ${clima.periodo}`}:{' '}
          {formatReserva(
            getReserva(conjunto?.clase ?? 'empresa', reserva, {
              seLeeEnSuArea: reserva !== datos.reservaAntes && conjunto?.seLeeEnSuArea,
            }),
            clima.minimoPorGrupo,
          ).toLowerCase()}
          .
        </p>
        {reserva !== 'sinPublicar' && (
          <PorQueSeReserva
            idClima={reserva === datos.reservaAntes ? comparado.id : clima.id}
            de={conjunto?.clase === 'antiguedades' ? 'antiguedades' : 'grupos'}
          />
        )}
      </div>
    )
  if (conjunto && datos.personasAntes === null)
    return (
      <p className={resultados.vacia}>
        <strong>{nombre} no se compara.</strong> En {comparado.periodo} no existía con ese nombre.
      </p>
    )
  const quien = describeQuien(conjunto)
  const personas = `${formatPersonas(datos.personas ?? 0)} en ${clima.periodo} contra ${formatNumero(datos.personasAntes ?? 0)} en ${comparado.periodo}`
  return (
    <div className={styles.conCabeza}>
      <BloqueDeClima
        primera
        clima={clima}
        titulo={titulo}
        texto={
          sinPublicar
            ? `${quien}. Lo de ${comparado.periodo} ya está; la diferencia llega al publicar, y con ella qué sube y qué baja.`
            : `${quien}: ${personas}. De lo que más sube a lo que más baja.`
        }
        {...(sinPublicar ? { total: AL_PUBLICAR } : {})}
        grafica={createGraficaDeIntervalos({
          encabezado: 'Variable',
          antes: comparado.periodo,
          ahora: clima.periodo,
          filas: toFilasDeCambio(datos),
        })}
        base={describeBaseDeDos(
          clima,
          { periodo: comparado.periodo, personas: datos.personasAntes ?? 0 },
          datos.personas ?? 0,
        )}
        archivoDe={GRAFICAS.CambioConCerteza.titulo}
        fuente={`${formatClima(clima)} y ${comparado.periodo}, ${nombre}`}
      />
      <NotaDeMenosPreguntas partes={filas.map(toMenos)} />
      <Comparabilidades datos={datos} />
    </div>
  )
}

/** Under the chart: what does not compare and why, and what compares because staff say so. */
function Comparabilidades({ datos: { clima, filas, comparado } }: { datos: DatosDeCambios }) {
  const distintas = filas.filter(({ comparabilidad }) => comparabilidad.motivo)
  if (distintas.length === 0 || !comparado) return null
  return (
    <ul className={styles.comparabilidades}>
      {distintas.map(({ variable, comparabilidad: { tipo, motivo } }) => (
        <li key={variable} className={lecturas.motivo}>
          <p>
            {tipo !== 'declarada' && <b>{variable} no es comparable. </b>}
            {motivo}
          </p>
          {tipo !== 'soloAqui' && (
            <DeclararComparable
              variable={variable}
              idClima={clima.id}
              periodo={clima.periodo}
              comparado={comparado}
              declarada={tipo === 'declarada'}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const toMenos = (fila: { menosPreguntas: boolean; menosPreguntasAntes: boolean }) => ({
  menosPreguntas: fila.menosPreguntas || fila.menosPreguntasAntes,
})

/** Each row has its own. */
const describeBaseDeMovimientos = (clima: DatosDeCambios['clima']) =>
  getBase(clima) === 'encuestados'
    ? 'Base: en cada renglón, las personas de ese grupo que contestaron algo.'
    : 'Base: en cada renglón, quienes contestaron cada pregunta en ese grupo, sin contar «No Aplica».'

/** "las seis diferencias más grandes hacia arriba", "la más grande hacia abajo" */
function describeMayores(cuantas: number, diferencia: '' | 'diferencia ', hacia: string): string {
  const una = `${diferencia}más grande`
  const mayores =
    cuantas === 1
      ? `la ${una}`
      : `las ${countEnLetras(cuantas, una, `${diferencia.replace(' ', 's ')}más grandes`, true)}`
  return `${mayores} hacia ${hacia}`
}

function Movimientos({ datos }: { datos: DatosDeCambios }) {
  const { clima, movimientos, comparaciones, porAzar } = datos
  const comparado = datos.comparado!
  if (movimientos.length === 0) return null
  const suben = movimientos.filter(({ cambio }) => cambio.puntos > 0).length
  const bajan = movimientos.length - suben
  const grupos = datos.gruposComparados
  // The chosen set may be withheld.
  const variables = datos.filas.filter(({ cambio }) => cambio).length
  const cuantas = [
    suben > 0 && describeMayores(suben, 'diferencia ', 'arriba'),
    bajan > 0 && describeMayores(bajan, suben > 0 ? '' : 'diferencia ', 'abajo'),
  ].filter(Boolean)
  return (
    <div className={`${styles.conCabeza} ${styles.movimientos}`}>
      <BloqueDeClima
        clima={clima}
        titulo="Donde más se movió"
        texto={`${capitalize(cuantas.join(' y '))}, entre ${countEnLetras(grupos, 'grupo', 'grupos')}${variables > 0 ? ` y ${countEnLetras(variables, 'variable', 'variables', true)}` : ''}. Con grupos pequeños la raya es larga: hace falta un cambio grande para estar seguros.`}
        grafica={createGraficaDeIntervalos({
          encabezado: 'Grupo y variable',
          antes: comparado.periodo,
          ahora: clima.periodo,
          filas: toFilasDeMovimiento(datos),
        })}
        base={describeBaseDeMovimientos(clima)}
        fuente={`${formatClima(clima)} y ${comparado.periodo}, grupos de opinión`}
      />
      <NotaDeMenosPreguntas partes={movimientos.map(toMenos)} />
      <p className={lecturas.nota}>
        {datos.notasDeGrupos.map((nota) => `${nota} `)}
        {porAzar > 0 &&
          `Entre ${formatNumero(comparaciones)} comparaciones de grupos, ${porAzar === 1 ? 'una parecería clara' : `unas ${countEnLetras(porAzar, '', '', true).trim()} parecerían claras`} solo por azar. `}
        Como la encuesta es anónima, nadie puede seguir a una persona de una ronda a otra: se comparan dos
        fotos de la empresa, no a las mismas personas.
      </p>
    </div>
  )
}
