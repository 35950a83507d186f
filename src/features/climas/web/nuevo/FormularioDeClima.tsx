import { lazy, Suspense, useCallback, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { computeFinDeDia, computeInicioDeDia } from '#domain/fechas/dia.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Campo, CampoMarco } from '#web/ui/Campo.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { BasesDeCalculo } from '../AccionDeClima.tsx'
import { CampoFecha } from '../CampoFecha.tsx'
import { CampoLectura, CampoMinimo } from '../CampoMinimo.tsx'
import { AYUDA_DEL_NOMBRE, type RondaDeEmpresa } from '../climas-queries.ts'
import { formatVista, type Vista } from '../vista.ts'
import styles from './NuevoClima.module.css'
import { OrigenDeClima } from './OrigenDeClima.tsx'
import { useInsertClima, useNuevoClima } from './use-nuevo-clima.ts'

const LecturaDeHoja = lazy(async () => ({ default: (await import('./LecturaDeHoja.tsx')).LecturaDeHoja }))

interface FormularioDeClimaProps {
  idInicial: string | undefined
  ronda: RondaDeEmpresa | null
  empresas: readonly { id: string; nombre_comercial: string }[]
  climas: readonly RondaDeEmpresa[]
}

export function FormularioDeClima({ idInicial, ronda, empresas, climas }: FormularioDeClimaProps) {
  const { timeZone } = useSiteConfig()
  const navigate = useNavigate()
  const destino = useRef<'Estructura' | 'EditarClima'>('Estructura')
  const isCreado = useRef(false)
  const insertar = useInsertClima((idClima) => {
    isCreado.current = true
    // Its dates were chosen here; groups and people come next.
    return navigate(formatVista({ vista: destino.current, idClima, seccion: 'grupos' } as Vista), {
      replace: true,
    })
  })
  const nuevo = useNuevoClima({
    idInicial,
    ronda,
    empresas,
    climas,
    crear: async (origen, propio) => void (await insertar.mutateAsync({ origen, propio })),
  })
  const { form, hasCambios } = nuevo
  const isPorPerder = useCallback(() => hasCambios && !isCreado.current, [hasCambios])
  const { valores, problemas, change } = form

  const createInto = (vista: 'Estructura' | 'EditarClima') => {
    destino.current = vista
    void form.submit()
  }

  const { origen } = valores
  const libro = origen.de === 'hoja' ? origen.libro : null

  if (empresas.length === 0)
    return (
      <Vacio titulo="Antes hace falta la empresa.">
        <p>Cada clima es de una.</p>
        <Link to={formatVista({ vista: 'NuevaEmpresa' })} className={botonClassName('primario')}>
          Nueva empresa
        </Link>
      </Vacio>
    )
  if (libro && !libro.traido && libro.archivo.hojas)
    return (
      <>
        <GuardaDeCambios hasCambios={isPorPerder} />
        <Suspense>
          <LecturaDeHoja
            libro={libro}
            otrasEmpresas={nuevo.otrasEmpresas}
            onChange={(cambiado) => nuevo.setOrigen({ de: 'hoja', libro: cambiado })}
          />
        </Suspense>
      </>
    )
  return (
    <form
      {...form.formProps}
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        createInto('Estructura')
      }}
    >
      <GuardaDeCambios hasCambios={isPorPerder} />
      <div className={styles.campos}>
        <CampoMarco
          rotulo="Empresa"
          falla={problemas.idEmpresa ?? null}
          className={styles.ancho}
          ayuda={
            <>
              ¿No está? Regístrala en <Link to={formatVista({ vista: 'NuevaEmpresa' })}>Nueva empresa</Link>.
            </>
          }
        >
          {(atributos) => (
            <select
              value={valores.idEmpresa}
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
          origen={valores.origen}
          rondas={nuevo.rondas}
          idEmpresa={valores.idEmpresa}
          falla={problemas.origen ?? null}
          onChange={nuevo.setOrigen}
        />
        <Campo
          rotulo="Nombre de la ronda"
          opcional
          ayuda={AYUDA_DEL_NOMBRE}
          className={styles.ancho}
          {...form.campo('nombre')}
        />
        <CampoFecha
          rotulo="Fecha de inicio"
          ayuda="Por su año se conoce la ronda."
          ms={valores.fechaInicio}
          falla={problemas.fechaInicio ?? null}
          onChange={(dia) => nuevo.setFechaInicio(computeInicioDeDia(dia, timeZone))}
        />
        <CampoFecha
          rotulo="Fecha límite"
          opcional
          ayuda="Último día para contestar."
          ms={valores.fechaLimite}
          falla={problemas.fechaLimite ?? null}
          onChange={(dia) => {
            change('fechaLimite', dia === '' ? null : computeFinDeDia(dia, timeZone))
            form.judge('fechaLimite')
          }}
        />
        <CampoMinimo
          valor={nuevo.propio.minimoPorGrupo}
          className={styles.ancho}
          onChange={(minimoPorGrupo) => nuevo.setCalculo({ minimoPorGrupo })}
        />
        {hasMinimo(nuevo.propio) && (
          <CampoLectura
            valor={nuevo.propio.lectura}
            className={styles.ancho}
            onChange={(lectura) => nuevo.setCalculo({ lectura })}
          />
        )}
        <BasesDeCalculo
          valor={nuevo.propio.baseDeCalculo}
          onChange={(baseDeCalculo) => nuevo.setCalculo({ baseDeCalculo })}
        />
      </div>
      <div className={styles.pie}>
        <Boton tono="primario" {...form.botonProps}>
          {form.enviando ? 'Creando…' : 'Crear y adaptar'}
        </Boton>
        <Boton onClick={() => createInto('EditarClima')} aria-disabled={form.enviando}>
          Crear sin adaptar
        </Boton>
      </div>
    </form>
  )
}
