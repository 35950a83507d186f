import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { TotalDeLamina } from '#dibujo/lamina.ts'
import { createGraficaDePrioridades } from '#dibujo/prioridades/draw-prioridades.ts'
import { formatNumero, formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { describeBajas, NINGUNA_PESA_MAS } from '#domain/lecturas/prioridades.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Reparos } from '#web/ui/Reparos.tsx'
import { BloqueDeClima } from '../BloqueDeClima.tsx'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import { countEnLetras } from '../palabras.ts'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import hallazgo from './Hallazgo.module.css'
import { ChangeCompromiso } from './lecturas.generated.ts'
import { type DatosDePrioridades, prioridadesQuery } from './lecturas-queries.ts'
import { NIVELES, OrdenDePrioridades } from './OrdenDePrioridades.tsx'
import { OtrasLecturas } from './OtrasLecturas.tsx'
import styles from './Prioridades.module.css'
import { useEsPersonal } from './use-es-personal.ts'

/** Warnings about the chart. */
function LoQueNoDice({ datos }: { datos: DatosDePrioridades }) {
  const { prioridades, compromiso, personas, minimo } = datos
  const baja = prioridades.reduce<(typeof prioridades)[number] | null>(
    (menor, una) => (una.nivel !== 'pesaMas' && (menor === null || una.valor < menor.valor) ? una : menor),
    null,
  )
  return (
    <Reparos titulo="Lo que esta gráfica no dice">
      <li>
        <strong>Ir juntas no es causar.</strong> Una variable se asocia con {compromiso} cuando quienes la
        contestan mejor también contestan mejor lo otro. Dice qué va junto, no qué provoca qué.
      </li>
      <li>
        <strong>Con cuántas personas.</strong> {formatNumero(personas ?? 0)} contestaron las dos cosas. Con
        ese número no se puede ordenar variable por variable, así que se dicen tres franjas: la que pesa
        claramente más que las demás, la que pesa claramente menos, y las que no se distinguen.
      </li>
      {baja && (
        <li>
          <strong>Pesar menos no es importar poco.</strong> {baja.variable} tiene{' '}
          {formatPorcentaje(baja.valor)}&nbsp;%: puede doler aunque la gente siga comprometida con la empresa.
        </li>
      )}
      <li>
        <strong>Toda la empresa.</strong> No se calcula por grupo, ni con menos de {formatNumero(minimo)}{' '}
        personas.
      </li>
    </Reparos>
  )
}

/** How satisfied people are with each variable, and how it goes with their commitment. */
export function Prioridades(props: PropsDeGrafica) {
  const { idClima, enlaces } = props
  return (
    <PantallaDeGrafica
      acostada
      titulo={GRAFICAS.Prioridades.titulo}
      formatTexto={({ compromiso }) =>
        `Qué tan satisfecha está la gente con cada variable, y cuánto va esa variable junto con ${compromiso ?? 'las ganas de quedarse'}.`
      }
      resultado={useQuery(prioridadesQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo datos={datos} plan={enlaces.plan} />
          <OtrasLecturas actual="Prioridades" enlaces={enlaces} />
        </>
      )}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos, plan }: { datos: DatosDePrioridades; plan: string }) {
  const { clima, estado } = datos
  return (
    <>
      {estado === 'listas' ? <Listas datos={datos} plan={plan} /> : <Todavia datos={datos} />}
      {estado === 'sinCerrar' && <PorLlegar clima={clima} />}
      {estado !== 'pocasPersonas' && <EscogeCompromiso key={datos.compromiso} datos={datos} />}
    </>
  )
})

/** The plane without a point: what will be read where. */
const PorLlegar = ({ clima }: { clima: DatosDePrioridades['clima'] }) => (
  <BloqueDeClima
    primera
    clima={clima}
    titulo="Así se verá"
    texto="Más arriba, lo que más se asocia con el compromiso; más a la izquierda, lo que menos satisface."
    total={AL_CERRAR}
    grafica={createGraficaDePrioridades([])}
    base="El orden llega al cerrar."
    sinPie
  />
)

const AL_CERRAR: TotalDeLamina = { tipo: 'alPublicar', texto: 'Al cerrar' }

/** Why there is nothing to read yet, and when there will be. */
function Todavia({ datos }: { datos: DatosDePrioridades }) {
  const { clima, estado, personas, minimo, compromiso } = datos
  switch (estado) {
    case 'sinCerrar':
      return (
        <p className={resultados.vacia}>
          <strong>Las prioridades se calculan al cerrar el clima.</strong>{' '}
          {clima.encuestaActiva
            ? 'Hasta entonces faltan cuestionarios, y con los que hay el orden podría cambiar.'
            : 'La encuesta está inactiva, pero hasta el cierre se puede volver a activar y sumar cuestionarios, y el orden podría cambiar.'}
        </p>
      )
    case 'pocasPersonas':
      return clima.cerrado ? (
        <p className={resultados.vacia}>
          <strong>Son pocas personas para saber qué pesa más.</strong> Hacen falta {formatNumero(minimo)}{' '}
          {compromiso ? 'que hayan contestado las dos cosas' : 'que hayan contestado'} y aquí hay{' '}
          {formatNumero(personas ?? 0)}: con menos, el orden saldría del azar.
        </p>
      ) : (
        <p className={resultados.vacia}>
          <strong>En este clima no se calcularán las prioridades.</strong> Hacen falta {formatNumero(minimo)}{' '}
          personas que contesten y aquí{' '}
          {personas === 1 ? 'está planeada una' : `están planeadas ${formatNumero(personas ?? 0)}`}: con
          menos, el orden saldría del azar.
        </p>
      )
    case 'sinRelacion':
      return (
        <p className={resultados.vacia}>
          <strong>Nada va junto con {compromiso}.</strong> Todas las personas lo contestaron igual, o lo que
          dijeron de las demás variables no se mueve con ello. Prueba con otra variable.
        </p>
      )
    default:
      return (
        <p className={resultados.vacia}>
          <strong>Falta decir qué se entiende por compromiso.</strong> Es la variable que habla de quedarse y
          de recomendar la empresa; con ella se compara todo lo demás.
        </p>
      )
  }
}

function Listas({ datos, plan }: { datos: DatosDePrioridades; plan: string }) {
  const { clima, prioridades, personas } = datos
  const primero = prioridades.filter(({ lectura }) => lectura === 'atenderPrimero')
  const puntos = prioridades.map(({ variable, valor, nivel }, i) => ({
    nombre: variable,
    valor,
    nivel: NIVELES[nivel],
    numero: i + 1,
  }))
  return (
    <>
      <SelloDePublicacion clima={clima} queLlega="" />
      <div className={hallazgo.hallazgo}>
        <h2>
          {primero.length > 0
            ? `Empieza por ${joinEnLetras(primero.map(({ variable }) => variable))}.`
            : prioridades.some(({ nivel }) => nivel === 'pesaMas')
              ? 'Nada de lo que más pesa está por debajo de 75.'
              : NINGUNA_PESA_MAS}
        </h2>
        <p>{describePesan(datos)}</p>
      </div>
      <BloqueDeClima
        primera
        clima={clima}
        titulo="Qué atender primero"
        texto="Más arriba, lo que más se asocia con el compromiso; más a la izquierda, lo que menos satisface. Dentro de una franja el orden no dice nada."
        grafica={createGraficaDePrioridades(puntos)}
        base={`Base: ${formatPersonas(personas ?? 0)} que contestaron las dos cosas, en toda la empresa.`}
      />
      <p className={styles.soloTelefono}>Los números son los de la tabla.</p>
      <OrdenDePrioridades datos={datos} plan={plan} />
      <LoQueNoDice datos={datos} />
    </>
  )
}

/** What weighs most, and how much of it is not at 75 yet. */
function describePesan({ prioridades, compromiso }: DatosDePrioridades): string {
  const pesan = prioridades.filter(({ nivel }) => nivel === 'pesaMas')
  const faltan = pesan.filter(({ lectura }) => lectura === 'atenderPrimero').length
  const nombres = joinEnLetras(pesan.map(({ variable }) => variable))
  if (pesan.length === 0)
    return `Todas van junto con ${compromiso} de manera parecida. ${describeBajas(prioridades)} Mira primero lo más bajo.`
  if (faltan === 0)
    return `Lo que más se asocia con ${compromiso} es ${nombres}, y ya está en 75 o más: cuídalo.`
  return faltan === pesan.length
    ? `Es lo que más se asocia con ${compromiso}, y todavía no llega a 75.`
    : `De las ${countEnLetras(pesan.length, 'variable', 'variables', true)} que más se asocian con ${compromiso}, ${countEnLetras(faltan, 'todavía no llega', 'todavía no llegan', true)} a 75.`
}

/** Staff choose; whoever only reads is told what was chosen. */
function EscogeCompromiso({ datos }: { datos: DatosDePrioridades }) {
  const { clima, variables, compromiso, sugerido } = datos
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { variable: compromiso ?? sugerido ?? '' },
    check: () => ({}),
    send: ({ variable }) => api(ChangeCompromiso, { idClima: clima.id, variable: variable || null }),
    onListo: ({ changeCompromiso }) => {
      queryClient.setQueryData(prioridadesQuery(api, clima.id).queryKey, changeCompromiso)
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  if (!useEsPersonal()) return null
  return (
    <form {...form.formProps} className={styles.escoge}>
      <CampoSeleccion
        rotulo="Variable de compromiso"
        ayuda={
          compromiso === null && sugerido
            ? `En la ronda anterior fue ${sugerido}.`
            : 'La que habla de orgullo, de quedarse o de recomendar la empresa.'
        }
        opciones={[
          { valor: '', texto: 'Ninguna' },
          ...variables.map((nombre) => ({ valor: nombre, texto: nombre })),
        ]}
        {...form.campo('variable')}
      />
      <Boton
        tono={compromiso === null ? 'primario' : 'secundario'}
        {...form.botonProps}
        disabled={form.valores.variable === (compromiso ?? '')}
      >
        {compromiso === null ? 'Usar esta' : 'Cambiar'}
      </Boton>
    </form>
  )
}
