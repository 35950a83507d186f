import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { ESTADOS_DE_CORREO } from '#domain/encuestados/invitacion.ts'
import { parsePagina, useParametros } from '#web/lib/use-parametros.ts'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Paginas } from '#web/ui/Pestanas.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { EliminarEncuesta } from './EliminarEncuesta.tsx'
import type { ClimaConGrupos, EncuestadoEnTabla } from './encuestados-queries.ts'
import { type Accion, FilasDeEncuestados } from './FilasDeEncuestados.tsx'
import { FiltrosDeEncuestados } from './FiltrosDeEncuestados.tsx'
import { type Criterio, ESTADOS_ABIERTOS, formatOrden, listVisibles, parseOrden } from './lista.ts'
import { ReenviarCorreo } from './ReenviarCorreo.tsx'
import styles from './TableEncuestados.module.css'

interface PaginasDeEncuestadosProps {
  pagina: number
  porPagina: number
  total: number
  onChange: (pagina: number) => void
}

/** Nothing where one page holds all. */
export function PaginasDeEncuestados({ pagina, porPagina, total, onChange }: PaginasDeEncuestadosProps) {
  const paginas = Math.ceil(total / porPagina)
  if (paginas <= 1) return null
  const hasta = Math.min(pagina * porPagina, total)
  return (
    <Paginas pagina={pagina} esPrimera={pagina === 1} esUltima={pagina === paginas} onChange={onChange}>
      Página <strong>{formatNumero(pagina)}</strong> de {formatNumero(paginas)}, del{' '}
      {formatNumero((pagina - 1) * porPagina + 1)} al {formatNumero(hasta)} de {formatNumero(total)}
    </Paginas>
  )
}

const POR_PAGINA = 50

interface BuscadorDeEncuestadosProps {
  clima: ClimaConGrupos
  encuestados: readonly EncuestadoEnTabla[]
}

/**
 * What narrows the list, its order and its page stand in the address, but for what is typed: that may be somebody's. What
 * names nothing that is there narrows nothing.
 */
function useCriterio({ cerrado, gruposDeOpinion }: ClimaConGrupos) {
  const [busqueda, changeParametros] = useParametros()
  const [texto, setTexto] = useState('')
  const find = (nombre: string, valores: readonly string[]) =>
    valores.find((valor) => valor === busqueda.get(nombre)) ?? ''
  const estado = find('estado', cerrado ? [] : ESTADOS_ABIERTOS)
  const estadoCorreo = find('correo', ESTADOS_DE_CORREO)
  const idGrupo = find(
    'grupo',
    gruposDeOpinion.map(({ id }) => id),
  )
  const orden = busqueda.get('orden') ?? ''
  const criterio = useMemo(
    () => ({ texto, estado, estadoCorreo, idGrupo, ...parseOrden(orden) }),
    [texto, estado, estadoCorreo, idGrupo, orden],
  )
  const pagina = busqueda.get('pagina') ?? ''
  /** Another list begins at its first page. */
  const change = (cambio: Partial<Criterio>) => {
    const { texto, ...resto } = { ...criterio, ...cambio }
    setTexto(texto)
    // A letter more is no other address.
    if ('texto' in cambio && !pagina) return
    changeParametros({
      estado: resto.estado,
      correo: resto.estadoCorreo,
      grupo: resto.idGrupo,
      orden: formatOrden(resto),
      pagina: '',
    })
  }
  return {
    criterio,
    change,
    pedida: parsePagina(pagina),
    turn: (nueva: number) => changeParametros({ pagina: nueva > 1 ? String(nueva) : '' }),
  }
}

/** A page at a time: ten thousand people cost as much to draw as fifty. */
export function BuscadorDeEncuestados({ clima, encuestados }: BuscadorDeEncuestadosProps) {
  const { criterio, change, pedida, turn } = useCriterio(clima)
  const [abierta, setAbierta] = useState<Accion | null>(null)
  const [elegido, setElegido] = useState<EncuestadoEnTabla | null>(null)
  const resultados = useRef<HTMLDivElement>(null)
  const grupos = useMemo(
    () => new Map(clima.gruposDeOpinion.map((grupo) => [grupo.id, grupo])),
    [clima.gruposDeOpinion],
  )
  const aplicado = useDeferredValue(criterio)
  const visibles = useMemo(() => listVisibles(encuestados, grupos, aplicado), [encuestados, grupos, aplicado])
  const pagina = Math.min(pedida, Math.max(1, Math.ceil(visibles.length / POR_PAGINA)))

  const onAccion = useCallback((accion: Accion, encuestado: EncuestadoEnTabla) => {
    setElegido(encuestado)
    setAbierta(accion)
  }, [])
  const turnTo = (nueva: number) => {
    turn(nueva)
    // The pressed button may be disabled on the page it leads to; and the page begins at its top.
    resultados.current?.focus({ preventScroll: true })
    resultados.current?.scrollIntoView({ block: 'start' })
  }
  const close = () => setAbierta(null)

  return (
    <>
      <FiltrosDeEncuestados clima={clima} encuestados={encuestados} criterio={criterio} onChange={change} />
      <div ref={resultados} tabIndex={-1} className={styles.resultados}>
        <p className={styles.cuenta} role="status">
          {visibles.length === encuestados.length
            ? formatCantidad(encuestados.length, 'encuestado', 'encuestados')
            : `${formatCantidad(visibles.length, 'encuestado', 'encuestados')} de ${formatNumero(encuestados.length)}`}
        </p>
        {visibles.length === 0 ? (
          <Vacio titulo="Nadie coincide con estos filtros." />
        ) : (
          <FilasDeEncuestados
            cerrado={clima.cerrado}
            grupos={grupos}
            encuestados={visibles.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
            criterio={criterio}
            onOrdenar={change}
            onAccion={onAccion}
          />
        )}
        <PaginasDeEncuestados
          pagina={pagina}
          porPagina={POR_PAGINA}
          total={visibles.length}
          onChange={turnTo}
        />
      </div>
      <ReenviarCorreo
        idClima={clima.id}
        encuestado={elegido}
        abierto={abierta === 'reenviar'}
        onCerrar={close}
      />
      <EliminarEncuesta
        clima={clima}
        encuestado={elegido}
        abierto={abierta === 'eliminar'}
        onCerrar={close}
        onEliminada={() => resultados.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
