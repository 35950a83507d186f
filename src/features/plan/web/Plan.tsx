import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readClase } from '#domain/plan/compromiso.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Pestanas } from '#web/ui/Pestanas.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { DescargarExcel } from '#web/ui/Tabla.tsx'
import { Compromisos } from './Compromisos.tsx'
import { findCompromisoRescatado } from './compromiso-escrito.ts'
import { EfectoDePlan } from './EfectoDePlan.tsx'
import { EstadoDeCompromiso } from './EstadoDeCompromiso.tsx'
import { FormularioDeCompromiso, type Inicio } from './FormularioDeCompromiso.tsx'
import { ExcelDePlan } from './plan.generated.ts'
import {
  type Compromiso,
  type EnlacesDePlan,
  type Plan as PlanLeido,
  planQuery,
  useFocoTrasCambio,
} from './plan-queries.ts'

interface PlanProps {
  idClima: string
  enlaces: EnlacesDePlan
  /** A client says how it goes; the rest is staff's. */
  soloEstado?: boolean
}

/** The plan: what was agreed after a round, and what became of what was agreed before it. */
export function Plan({ idClima, enlaces, soloEstado = false }: PlanProps) {
  const { data: plan, error, isFetching, refetch } = useQuery(planQuery(useApi(), idClima))
  const [abierto, setAbierto] = useAbierto(idClima)
  const keepFoco = useFocoTrasCambio(plan, abierto !== null)
  const [busqueda] = useSearchParams()
  const isEfecto = busqueda.get('parte') === 'efecto' && plan?.anterior != null
  if (!plan && isNoEncontrado(error)) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza
        regreso={enlaces.regreso && <Regreso a={enlaces.regreso.a} texto={enlaces.regreso.nombre} />}
        titulo={
          <>
            Plan de acción <span>{plan && `${plan.empresa} ${plan.periodo}`}</span>
          </>
        }
        acciones={
          plan && (
            <>
              {plan.compromisos.length > 0 && <DescargarPlan plan={plan} />}
              {!soloEstado && plan.compromisos.length > 0 && (
                <Boton tono="primario" onClick={() => setAbierto({})}>
                  <Icono nombre="mas" />
                  Nuevo compromiso
                </Boton>
              )}
            </>
          )
        }
      />
      {!plan ? (
        <Espera
          texto="Cargando el plan…"
          falla={isFetching || !error ? null : formatFailure(error)}
          onReintentar={() => void refetch()}
        />
      ) : (
        <>
          {plan.anterior && (
            <Pestanas
              nombre="Plan"
              pestanas={[
                { texto: `Compromisos de ${plan.periodo}`, a: toParte(busqueda, ''), actual: !isEfecto },
                {
                  texto: `Lo prometido en ${plan.anterior.periodo}, medido hoy`,
                  a: toParte(busqueda, 'efecto'),
                  actual: isEfecto,
                },
              ]}
            />
          )}
          {isEfecto && plan.anterior ? (
            <EfectoDePlan anterior={plan.anterior} periodo={plan.periodo} hoy={plan.hoy} />
          ) : (
            <Compromisos
              plan={plan}
              toMedida={enlaces.medida}
              soloEstado={soloEstado}
              onNuevo={() => setAbierto({})}
              onEditar={(compromiso) => setAbierto({ compromiso })}
            />
          )}
          {abierto && (
            <CompromisoAbierto
              plan={plan}
              abierto={abierto}
              soloEstado={soloEstado}
              onCerrar={(cambiado) => {
                if (cambiado) keepFoco(cambiado)
                setAbierto(null)
              }}
            />
          )}
        </>
      )}
    </>
  )
}

/** This screen, with another part of it: what narrows the list waits in the address until one is back. */
function toParte(busqueda: URLSearchParams, parte: string) {
  const otra = new URLSearchParams(busqueda)
  if (parte) otra.set('parte', parte)
  else otra.delete('parte')
  return `?${otra}`
}

type Abierto = { compromiso?: Compromiso; inicio?: Inicio }

interface CompromisoAbiertoProps {
  plan: PlanLeido
  abierto: Abierto
  soloEstado: boolean
  onCerrar: (cambiado?: string) => void
}

function CompromisoAbierto({ plan, abierto, soloEstado, onCerrar }: CompromisoAbiertoProps) {
  const { compromiso, inicio = {} } = abierto
  if (soloEstado) {
    return (
      compromiso && <EstadoDeCompromiso idClima={plan.idClima} compromiso={compromiso} onCerrar={onCerrar} />
    )
  }
  return (
    <FormularioDeCompromiso
      plan={plan}
      compromiso={compromiso ?? null}
      actual={plan.compromisos.find(({ id }) => id === compromiso?.id) ?? null}
      inicio={inicio}
      onCerrar={onCerrar}
    />
  )
}

/** "Agregar al plan" of a reading brings what the new commitment is about in the address. */
function useAbierto(idClima: string) {
  const [busqueda, setBusqueda] = useSearchParams()
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  useEffect(() => {
    const rescatado = findCompromisoRescatado(idClima)
    if (rescatado) setAbierto(rescatado.compromiso ? { compromiso: rescatado.compromiso } : {})
  }, [idClima])
  const medida = busqueda.get('medida')
  const pedido: Abierto | null = medida
    ? {
        inicio: {
          medida,
          clase: readClase(busqueda.get('clase')),
          idParte: busqueda.get('lugar') ?? '',
        },
      }
    : null
  const change = (siguiente: Abierto | null) => {
    setAbierto(siguiente)
    if (!siguiente && medida)
      setBusqueda(
        (antes) => {
          for (const nombre of ['medida', 'clase', 'lugar']) antes.delete(nombre)
          return antes
        },
        { replace: true },
      )
  }
  return [abierto ?? pedido, change] as const
}

function DescargarPlan({ plan: { idClima, empresa, periodo } }: { plan: PlanLeido }) {
  const api = useApi()
  return (
    <DescargarExcel
      archivo={formatNombreDeDescarga(`plan ${empresa} ${periodo}`)}
      pedir={async () => decodeDataUrl((await api(ExcelDePlan, { idClima })).appInfo.getExcelDePlan)}
      formatFalla={formatFailure}
    />
  )
}
