import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { ESTADOS_DE_CORREO } from '../../../domain/encuestados/invitacion.ts'
import { useParametros } from '../../lib/use-parametros.ts'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import { Vacio } from '../../ui/Vacio.tsx'
import { EliminarEncuesta } from './EliminarEncuesta.tsx'
import type { ClimaConGrupos, EncuestadoEnTabla } from './encuestados-queries.ts'
import { type Accion, FilasDeEncuestados } from './FilasDeEncuestados.tsx'
import { FiltrosDeEncuestados } from './FiltrosDeEncuestados.tsx'
import { type Criterio, listVisibles, SIN_CRITERIO } from './lista.ts'
import { PaginasDeEncuestados } from './PaginasDeEncuestados.tsx'
import { ReenviarCorreo } from './ReenviarCorreo.tsx'
import styles from './TableEncuestados.module.css'

const POR_PAGINA = 50

interface BuscadorDeEncuestadosProps {
  clima: ClimaConGrupos
  encuestados: readonly EncuestadoEnTabla[]
}

/** A page at a time: ten thousand people cost as much to draw as fifty. */
export function BuscadorDeEncuestados({ clima, encuestados }: BuscadorDeEncuestadosProps) {
  const [busqueda, changeParametros] = useParametros()
  const [criterio, setCriterio] = useState<Criterio>(() => ({
    ...SIN_CRITERIO,
    estadoCorreo: ESTADOS_DE_CORREO.find((estado) => estado === busqueda.get('correo')) ?? '',
  }))
  const [pedida, setPagina] = useState(1)
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

  const change = (cambio: Partial<Criterio>) => {
    setCriterio((antes) => ({ ...antes, ...cambio }))
    setPagina(1)
    if (cambio.estadoCorreo !== undefined) changeParametros({ correo: cambio.estadoCorreo })
  }
  const onAccion = useCallback((accion: Accion, encuestado: EncuestadoEnTabla) => {
    setElegido(encuestado)
    setAbierta(accion)
  }, [])
  const turnTo = (nueva: number) => {
    setPagina(nueva)
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
