import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSiteConfig } from '../../../lib/site.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Boton, botonClassName } from '../../../ui/Boton.tsx'
import { CampoMarco } from '../../../ui/Campo.tsx'
import { BasesDeCalculo } from '../BasesDeCalculo.tsx'
import { CampoFecha } from '../CampoFecha.tsx'
import type { ClimaDeLista } from '../climas-queries.ts'
import { parseFinDeDia, parseInicioDeDia } from '../fechas.ts'
import { formatVista, type Vista } from '../vista.ts'
import styles from './NuevoClima.module.css'
import { OrigenDeClima } from './OrigenDeClima.tsx'
import { useInsertClima } from './use-insert-clima.ts'
import { useNuevoClima } from './use-nuevo-clima.ts'

interface FormularioDeClimaProps {
  idInicial: string | undefined
  empresas: readonly { id: string; nombre_comercial: string }[]
  climas: readonly ClimaDeLista[]
}

export function FormularioDeClima({ idInicial, empresas, climas }: FormularioDeClimaProps) {
  const { timeZone } = useSiteConfig()
  const navigate = useNavigate()
  // Before the scripts are there, a pressed button does nothing: the browser itself would send the form astray.
  const hydrated = useHydrated()
  const formulario = useRef<HTMLFormElement>(null)
  const nuevo = useNuevoClima(idInicial, empresas, climas)
  const [intentado, setIntentado] = useState(false)
  const destino = useRef<'Estructura' | 'EditarClima'>('Estructura')
  const insertar = useInsertClima((idClima) =>
    navigate(formatVista({ vista: destino.current, idClima } as Vista), { replace: true }),
  )
  const fallas = intentado ? nuevo.fallas : { fechaInicio: nuevo.fallas.fechaInicio }

  const crear = (vista: 'Estructura' | 'EditarClima') => {
    if (insertar.isPending) return
    setIntentado(true)
    destino.current = vista
    if (Object.keys(nuevo.fallas).length === 0)
      return insertar.mutate({ origen: nuevo.origen, propio: nuevo.propio })
    requestAnimationFrame(() =>
      formulario.current
        ?.querySelector<HTMLElement>('[aria-invalid], [aria-describedby$="-falla"] input')
        ?.focus(),
    )
  }

  if (empresas.length === 0)
    return (
      <div className={styles.sinEmpresas}>
        <p>Antes hace falta la empresa: cada clima es de una.</p>
        <Link to={formatVista({ vista: 'NuevaEmpresa' })} className={botonClassName('primario')}>
          Nueva empresa
        </Link>
      </div>
    )
  return (
    <form
      ref={formulario}
      className={styles.formulario}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        crear('Estructura')
      }}
    >
      <div className={styles.campos}>
        <CampoMarco
          rotulo="Empresa"
          falla={fallas.idEmpresa ?? null}
          className={styles.ancho}
          ayuda={
            <>
              ¿No está? Regístrala en <Link to={formatVista({ vista: 'NuevaEmpresa' })}>Nueva empresa</Link>.
            </>
          }
        >
          {(atributos) => (
            <select
              value={nuevo.propio.idEmpresa}
              onChange={(event) => nuevo.setIdEmpresa(event.currentTarget.value)}
              {...atributos}
            >
              <option value="">Escoge la empresa</option>
              {empresas.map((empresa) => (
                <option key={empresa.id} value={empresa.id}>
                  {empresa.nombre_comercial}
                </option>
              ))}
            </select>
          )}
        </CampoMarco>
        <OrigenDeClima
          origen={nuevo.origen}
          rondas={nuevo.rondas}
          conEmpresa={nuevo.propio.idEmpresa !== ''}
          falla={fallas.origen ?? null}
          onChange={nuevo.setOrigen}
        />
        <CampoFecha
          rotulo="Fecha de inicio"
          ayuda="Su año es el nombre de la ronda."
          ms={nuevo.propio.fechaInicio}
          falla={fallas.fechaInicio ?? null}
          onChange={(dia) => nuevo.setFechaInicio(parseInicioDeDia(dia, timeZone))}
        />
        <CampoFecha
          rotulo="Fecha límite"
          opcional
          ayuda="Último día para contestar."
          ms={nuevo.propio.fechaLimite}
          falla={fallas.fechaLimite ?? null}
          onChange={(dia) => nuevo.setFechaLimite(dia === '' ? null : parseFinDeDia(dia, timeZone))}
        />
        <BasesDeCalculo valor={nuevo.propio.baseDeCalculo} onChange={nuevo.setBase} />
      </div>
      <div className={styles.pie}>
        <Boton tono="primario" type={hydrated ? 'submit' : 'button'} aria-disabled={insertar.isPending}>
          {insertar.isPending ? 'Creando…' : 'Crear y adaptar'}
        </Boton>
        <Boton onClick={() => crear('EditarClima')} aria-disabled={insertar.isPending}>
          Crear sin adaptar
        </Boton>
      </div>
    </form>
  )
}
