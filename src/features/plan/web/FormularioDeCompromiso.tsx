import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import {
  type ClaseDeMedidaDePlan,
  ESTADOS_DE_COMPROMISO,
  LIMITES_DE_COMPROMISO,
  NOMBRE_DE_ESTADO,
  parseCompromiso,
  readClase,
} from '#domain/plan/compromiso.ts'
import { formatPlazo, isVencido } from '#domain/plan/tandas.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import { useRescate } from '#web/ui/use-rescate.ts'
import { CifraConBanda } from './Compromisos.tsx'
import {
  getNombreDeRescate,
  NUEVO,
  rescueCompromiso,
  toEscrito,
  useCambiosDeOtros,
  useGuardarCompromiso,
} from './compromiso-escrito.ts'
import styles from './FormularioDeCompromiso.module.css'
import { DeleteCompromiso, InsertCompromiso, UpdateCompromiso } from './plan.generated.ts'
import { type Compromiso, cifraQuery, type Plan } from './plan-queries.ts'

/** The subject of a commitment may stand in the address, and leaves it without leaving the plan. */
function formatPlan({ pathname, search }: Location): string {
  const busqueda = new URLSearchParams(search)
  return [pathname, busqueda.get('clima')].join(' ')
}

/** Asks before a commitment that is being written is lost. */
export function GuardaDeCompromiso({ hasCambios }: { hasCambios: () => boolean }) {
  const aqui = formatPlan(useLocation())
  const isMismo = useCallback((otra: Location) => formatPlan(otra) === aqui, [aqui])
  return <GuardaDeCambios hasCambios={hasCambios} isMismo={isMismo} />
}

export type Inicio = { clase?: ClaseDeMedidaDePlan; medida?: string; idParte?: string }

interface FormularioDeCompromisoProps {
  plan: Plan
  /** Null: a new one. */
  compromiso: Compromiso | null
  /** The same as it stands now: somebody may have saved since it was opened. */
  actual: Compromiso | null
  /** The subject of a new one. */
  inicio: Inicio
  /** With what was saved or deleted, where something was. */
  onCerrar: (cambiado?: string) => void
}

export function FormularioDeCompromiso({
  plan,
  compromiso,
  actual,
  inicio,
  onCerrar,
}: FormularioDeCompromisoProps) {
  const api = useApi()
  const { onListo, onFalla } = useGuardarCompromiso(plan.idClima, onCerrar)
  const plazo = { hoy: plan.hoy, anterior: (actual ?? compromiso)?.fecha ?? null }
  const form = useFormulario({
    inicial: { ...(compromiso ? toEscrito(compromiso) : { ...NUEVO, ...inicio }), nota: '' },
    check: (valores) => parseCompromiso(valores, plazo).problemas,
    send: async ({ nota, ...escrito }) => {
      const valores = { compromiso: getValor(parseCompromiso(escrito, plazo)), nota: nota.trim() || null }
      if (!compromiso)
        return (await api(InsertCompromiso, { idClima: plan.idClima, ...valores })).insertCompromiso
      const { id: idCompromiso, revision } = actual ?? compromiso
      return (await api(UpdateCompromiso, { idCompromiso, revision, ...valores })).updateCompromiso
    },
    onListo,
    findRechazo: (error) =>
      error instanceof ApiError && error.campo === 'fecha' ? { fecha: error.message } : null,
    onFalla,
  })
  const guardado = useDialogoGuardado(onCerrar)
  useRescate(getNombreDeRescate(plan.idClima), rescueCompromiso(compromiso, form.rescate))
  const cambios = useCambiosDeOtros(compromiso, actual, form)
  const { clase, medida, idParte, estado, fecha, correo } = form.valores
  const { data: cifra } = useQuery({
    ...cifraQuery(api, { idClima: plan.idClima, clase, medida, idParte: idParte || null }),
    enabled: medida !== '',
  })
  const meta = parseCompromiso(form.valores, plazo).valor?.meta ?? null
  const metaMenor = cifra && meta !== null && meta < cifra.hoy ? { hoy: cifra.hoy, meta } : null
  const [pregunta, setPregunta] = useState(false)
  const vencido = fecha === plazo.anterior && isVencido({ fecha, estado }, plan.hoy)
  return (
    <DialogoAncho
      abierto
      {...guardado}
      titulo={compromiso ? 'Compromiso' : 'Nuevo compromiso'}
      entrada={
        <>
          Qué se va a hacer, qué debe moverse con ello, quién responde y para cuándo. La próxima ronda dirá si
          se notó.
        </>
      }
      pie={
        <>
          {compromiso && <Eliminar compromiso={compromiso} {...{ onListo, onFalla }} />}
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          <Boton tono="primario" form="compromiso" {...form.botonProps}>
            Guardar compromiso
          </Boton>
        </>
      }
    >
      {cambios.length > 0 && (
        <Aviso tono="info">
          Alguien más cambió este compromiso. Ahora dice: {cambios.join('; ')}. Lo que tocaste se guarda como
          lo escribiste.
        </Aviso>
      )}
      <GuardaDeCompromiso hasCambios={form.hasCambios} />
      <form
        id="compromiso"
        {...form.formProps}
        onSubmit={(event) => {
          if (!metaMenor) return form.formProps.onSubmit(event)
          event.preventDefault()
          setPregunta(true)
        }}
        className={styles.rejilla}
      >
        <CampoTexto
          rotulo="Qué se va a hacer"
          rows={2}
          maxLength={LIMITES_DE_COMPROMISO.que}
          className={styles.ancho}
          {...form.campo('que')}
        />
        <CampoSeleccion
          rotulo="Variable o factor que debe moverse"
          opciones={[
            { valor: '', texto: 'Elige una', disabled: true },
            ...plan.medidas.map((opcion) => ({
              valor: `${opcion.clase}:${opcion.nombre}`,
              texto: opcion.clase === 'indicador' ? `${opcion.nombre} (todo el indicador)` : opcion.nombre,
            })),
          ]}
          value={medida && `${clase}:${medida}`}
          falla={form.problemas.medida ?? null}
          onChange={({ currentTarget: { value } }) => {
            const dos = value.indexOf(':')
            form.change('clase', readClase(value.slice(0, dos)))
            form.change('medida', value.slice(dos + 1))
          }}
        />
        <CampoSeleccion
          rotulo="Área o grupo"
          opciones={[
            { valor: '', texto: 'Toda la empresa' },
            ...plan.partes.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
          ]}
          {...form.campo('idParte')}
        />
        <Campo rotulo="Responsable" autoComplete="off" {...form.campo('responsable')} />
        <Campo rotulo="Puesto o gerencia" opcional autoComplete="off" {...form.campo('cargo')} />
        <Campo
          rotulo="Correo"
          type="email"
          opcional
          autoComplete="off"
          ayuda={
            correo.trim()
              ? 'Se le avisa una semana antes y el día que vence.'
              : 'Sin correo no se le avisa. Con él, una semana antes y el día que vence.'
          }
          {...form.campo('correo')}
        />
        <Campo
          rotulo="Para cuándo"
          type="date"
          ayuda={
            vencido ? `${formatPlazo(fecha, plan.hoy)}. Pon una fecha nueva o márcalo como hecho.` : undefined
          }
          {...form.campo('fecha')}
        />
        <Campo
          rotulo="Meta en la próxima ronda"
          inputMode="decimal"
          opcional
          ayuda={medida && <PuntoDePartida idClima={plan.idClima} {...{ clase, medida, idParte }} />}
          {...form.campo('meta')}
        />
        <div className={styles.ancho}>
          <p className={styles.rotulo}>Estado</p>
          <Filtro
            junto
            nombre="Estado"
            valor={estado}
            onChange={(valor) => form.change('estado', valor)}
            opciones={ESTADOS_DE_COMPROMISO.map((valor) => ({ valor, texto: NOMBRE_DE_ESTADO[valor] }))}
          />
        </div>
        <CampoTexto
          rotulo="Nota de hoy"
          opcional
          rows={2}
          maxLength={LIMITES_DE_COMPROMISO.nota}
          ayuda="Queda con la fecha y tu nombre. La ve el cliente."
          className={styles.ancho}
          {...form.campo('nota')}
        />
      </form>
      {metaMenor && (
        <Confirmacion
          abierto={pregunta}
          titulo="¿Una meta más baja que hoy?"
          cancelar="Cambiar la meta"
          confirmar="Guardar así"
          onCancelar={() => setPregunta(false)}
          onConfirmar={() => {
            setPregunta(false)
            form.submit()
          }}
        >
          <p>
            Hoy está en {formatPorcentaje(metaMenor.hoy)} y la meta es {formatPorcentaje(metaMenor.meta)}.
          </p>
        </Confirmacion>
      )}
    </DialogoAncho>
  )
}

/** The figure it would start from, and how small a rise nobody could tell from chance. */
function PuntoDePartida({
  idClima,
  clase,
  medida,
  idParte,
}: {
  idClima: string
  clase: ClaseDeMedidaDePlan
  medida: string
  idParte: string
}) {
  const { data: cifra, isError } = useQuery(
    cifraQuery(useApi(), { idClima, clase, medida, idParte: idParte || null }),
  )
  if (isError) return <>No se pudo buscar la cifra de hoy; el compromiso se guarda igual.</>
  if (cifra === undefined) return <>Buscando la cifra de hoy…</>
  if (cifra === null) return <>Hoy no hay una cifra que se pueda mostrar.</>
  return (
    <span className={styles.partida}>
      <CifraConBanda valor={cifra.hoy} />
      <span>
        Hoy {formatPorcentaje(cifra.hoy)}.{' '}
        {cifra.margen !== null &&
          cifra.margen !== undefined &&
          `Con ${formatPersonas(cifra.personas)}, menos de ${cifra.margen} ${cifra.margen === 1 ? 'punto' : 'puntos'} no se distinguiría de la casualidad.`}
      </span>
    </span>
  )
}

function Eliminar({
  compromiso,
  onListo,
  onFalla,
}: {
  compromiso: Compromiso
  onListo: (eliminado: { id: string; mensaje: string }) => void
  onFalla: (error: unknown) => void
}) {
  const api = useApi()
  const [preguntando, setPreguntando] = useState(false)
  const remove = () =>
    api(DeleteCompromiso, { idCompromiso: compromiso.id }).then(
      ({ deleteCompromiso }) => onListo(deleteCompromiso),
      onFalla,
    )
  return (
    <>
      <Boton tono="peligro" className={styles.eliminar} onClick={() => setPreguntando(true)}>
        Eliminar
      </Boton>
      <Confirmacion
        abierto={preguntando}
        titulo="Eliminar el compromiso"
        confirmar="Eliminar"
        tono="peligro"
        onCancelar={() => setPreguntando(false)}
        onConfirmar={() => void remove()}
      >
        <p>
          <strong>{compromiso.que}</strong>. Se van también sus notas, y no se puede deshacer.
        </p>
      </Confirmacion>
    </>
  )
}
