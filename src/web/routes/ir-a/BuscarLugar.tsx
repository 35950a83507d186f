import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { empresasDeClimasQuery, rondasDeEmpresasQuery } from '#features/climas/web/climas-queries.ts'
import { formatVista, type Vista } from '#features/climas/web/vista.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { listArticulos } from '#features/inicio/web/ayuda/articulos.ts'
import { GRAFICAS, NOMBRES } from '#features/resultados/web/graficas.ts'
import { useApi } from '../../lib/site.tsx'
import { Dialogo } from '../../ui/Dialogo.tsx'
import { Icono } from '../../ui/Icono.tsx'
import styles from './IrA.module.css'
import { type Lugar, searchLugares } from './lugares.ts'
import { PersonasPorNombre } from './personas.generated.ts'

/** From so many letters on people are looked for, once nobody types for a moment. */
const LETRAS = 3
const PAUSA = 250

const PANTALLAS_DE_RONDA = [
  ['EditarClima', 'Resumen'],
  ['GraficasClima', 'Gráficas'],
  ['TableEncuestados', 'Encuestados'],
  ['InvitacionDeEncuesta', 'Invitar'],
  ['Estructura', 'Estructura'],
  ['Informe', 'Informe'],
  ['Plan', 'Plan de acción'],
  ['Mesa', 'Mesa de textos'],
] as const

/** A list that is typed into: the arrows choose, Enter goes. */
export function BuscarLugar({ idClima, onCerrar }: { idClima: string | null; onCerrar: () => void }) {
  const [buscado, setBuscado] = useState('')
  const [elegido, setElegido] = useState(0)
  const navigate = useNavigate()
  const id = useId()
  const lugares = useLugares(idClima)
  const personas = usePersonas(buscado)
  const articulos = useArticulos()
  const hallados = useMemo(() => {
    const deRondas = searchLugares(lugares, buscado)
    if (!buscado.trim()) return deRondas
    const resto = [...personas, ...searchLugares(articulos, buscado)]
    // People and help are found too where rounds alone would fill the list.
    return [...deRondas.slice(0, Math.max(5, 8 - resto.length)), ...resto].slice(0, 8)
  }, [lugares, articulos, personas, buscado])
  const actual = Math.min(elegido, hallados.length - 1)
  const go = (lugar: Lugar | undefined) => {
    if (!lugar) return
    onCerrar()
    void navigate(lugar.a)
  }
  const handleKey = (event: KeyboardEvent) => {
    const paso = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(hallados[actual])
    else if (paso && hallados.length > 0) setElegido((actual + paso + hallados.length) % hallados.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialogo abierto onCerrar={onCerrar} className={styles.dialogo} aria-label="Ir a…">
      <div className={styles.campo}>
        <Icono nombre="buscar" />
        <input
          data-foco
          type="text"
          role="combobox"
          aria-label="Ir a…"
          aria-expanded={hallados.length > 0}
          aria-controls={id}
          aria-activedescendant={hallados.length > 0 ? `${id}-${actual}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Empresa, año, vista, persona o ayuda"
          value={buscado}
          onChange={(event) => {
            setBuscado(event.currentTarget.value)
            setElegido(0)
          }}
          onKeyDown={handleKey}
        />
      </div>
      {hallados.length === 0 && <p className={styles.nada}>Nada se llama así.</p>}
      <div id={id} className={styles.lista} role="listbox" aria-label="Lugares">
        {hallados.map((lugar, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are the field's
          <div
            key={lugar.a}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === actual}
            onMouseMove={() => i !== actual && setElegido(i)}
            onClick={() => go(lugar)}
          >
            {lugar.texto} <span>{lugar.de}</span>
          </div>
        ))}
      </div>
    </Dialogo>
  )
}

/** This round first, then the others, newest first; then companies and lists. */
function useLugares(idClima: string | null): Lugar[] {
  const api = useApi()
  const { data: rondas } = useQuery(rondasDeEmpresasQuery(api))
  const { data: empresas } = useQuery(empresasDeClimasQuery(api))
  return useMemo(() => {
    const enOrden = [...(rondas ?? [])].sort(
      (a, b) => Number(b.id === idClima) - Number(a.id === idClima) || b.fechaInicio - a.fechaInicio,
    )
    const deRonda = (ronda: (typeof enOrden)[number]) => {
      const de = `${ronda.empresa.nombre_comercial} ${ronda.periodo}`
      const toLugar = (vista: Vista, texto: string): Lugar => ({ a: formatVista(vista), texto, de })
      return [
        ...PANTALLAS_DE_RONDA.map(([vista, texto]) => toLugar({ vista, idClima: ronda.id }, texto)),
        ...NOMBRES.map((grafica) =>
          toLugar({ vista: 'GraficasClima', idClima: ronda.id, grafica }, GRAFICAS[grafica].titulo),
        ),
      ]
    }
    const [primera, ...otras] = enOrden.map(deRonda)
    const resumenes = otras.flatMap(([resumen]) => resumen ?? [])
    return [
      ...(idClima ? (primera ?? []) : (primera?.slice(0, 1) ?? [])),
      ...resumenes,
      ...LISTAS,
      ...(idClima ? [] : (primera?.slice(1) ?? [])),
      ...otras.flatMap((lugares) => lugares.slice(1)),
      ...(empresas ?? []).map(({ id, nombre_comercial }) => ({
        a: formatVista({ vista: 'EditarEmpresa', empresa: id }),
        texto: nombre_comercial,
        de: 'Empresa',
      })),
    ]
  }, [rondas, empresas, idClima])
}

const LISTAS: Lugar[] = [
  { a: formatVista({ vista: 'TableClima' }), texto: 'Climas organizacionales', de: '' },
  { a: formatVista({ vista: 'Empresas' }), texto: 'Empresas', de: '' },
  { a: '/admin/cv/buscar', texto: 'Buscar CV', de: '' },
  { a: '/admin/cv/ingresar', texto: 'Ingresar CV', de: '' },
  { a: '/admin/cv/pendientes', texto: 'CVs pendientes', de: '' },
  { a: '/admin/cv/vacantes', texto: 'Vacantes', de: '' },
  { a: '/admin/cv/etiquetas', texto: 'Etiquetas', de: '' },
]

function useArticulos(): Lugar[] {
  const { data } = useQuery(sesionQuery(useApi()))
  const rol = data?.usuario?.rol
  return useMemo(
    () =>
      rol
        ? listArticulos(rol).map(({ clave, titulo }) => ({
            a: `/admin/ayuda?articulo=${clave}`,
            texto: titulo,
            de: 'Ayuda',
          }))
        : [],
    [rol],
  )
}

function usePersonas(buscado: string): Lugar[] {
  const api = useApi()
  const diferido = useDeferredValue(buscado.trim())
  const [filtro, setFiltro] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setFiltro(diferido.length >= LETRAS ? diferido : ''), PAUSA)
    return () => clearTimeout(timer)
  }, [diferido])
  const { data } = useQuery({
    queryKey: ['cvs', 'por nombre', filtro],
    queryFn: async () => (await api(PersonasPorNombre, { filtro })).appInfo.getCVs,
    enabled: filtro !== '',
  })
  return filtro === '' || !data
    ? NADIE
    : data.map(({ id, primerNombre, primerApellido, segundoApellido }) => ({
        a: `/admin/cv/editar/${id}`,
        texto: [primerNombre, primerApellido, segundoApellido].filter(Boolean).join(' '),
        de: 'CV',
      }))
}

const NADIE: Lugar[] = []
