import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#web/lib/site.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { AvisoDeBase } from './AvisoDeBase.tsx'
import { PublicarAlCliente } from './cliente/PublicarAlCliente.tsx'
import { formatBaseDeClima, isSinPublicar, isVacio } from './clima-de-graficas.ts'
import { DescargarExcelDeDatos } from './DescargarExcelDeDatos.tsx'
import type { EnlacesDeGraficas, PropsDeGrafica } from './graficas.ts'
import { MenuDeVistas } from './menu/MenuDeVistas.tsx'
import type { Resumenes } from './menu/resumir-vistas.ts'
import { EsperaDeResultados } from './PantallaDeGrafica.tsx'
import { OtraPublicacion } from './PorPublicar.tsx'
import publicacion from './Publicacion.module.css'
import { type MenuDeGraficas, selectGraficasQuery } from './resultados-queries.ts'
import { DeCuando } from './SelloDePublicacion.tsx'
import { SinPublicar } from './SinPublicar.tsx'
import { SinRespuestas } from './SinRespuestas.tsx'

/** Lines of the buttons come in a chunk of its own, when the menu is there. */
const ResumenDeVistas = lazy(async () => ({
  default: (await import('./menu/ResumenDeVistas.tsx')).ResumenDeVistas,
}))

const SIN_RESUMENES: Resumenes = {}

/** The menu of the results. It is there at once; what its buttons say comes when it is computed. */
export function SelectGraficas({ idClima, enlaces }: PropsDeGrafica) {
  const resultado = useQuery(selectGraficasQuery(useApi(), idClima))
  const datos = resultado.data
  if (datos === null) return <ClimaNoEncontrado {...enlaces.sinClima} />
  const sinPublicar = datos ? isSinPublicar(datos.clima) : false
  // Every view of it would say the same, but for the trend.
  const vacio = datos ? isVacio(datos.clima) && datos.clima.cerrado : false
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.clima} texto="Regresar al clima" />}
        titulo="Gráficas"
        acciones={<DescargarExcelDeDatos idClima={idClima} tono="secundario" />}
      >
        {datos && !sinPublicar && !isVacio(datos.clima) ? (
          <>
            <DeCuando clima={datos.clima} /> {formatBaseDeClima(datos.clima)} <AvisoDeBase {...datos} />
          </>
        ) : (
          '\u00a0'
        )}
      </Cabeza>
      {!datos ? (
        <EsperaDeResultados
          error={resultado.isFetching ? null : resultado.error}
          onReintentar={() => void resultado.refetch()}
        />
      ) : (
        <Resumen datos={datos} enlaces={enlaces} />
      )}
      {vacio ? (
        <Link className={botonClassName('secundario')} to={enlaces.grafica('Tendencia')}>
          Ver las otras rondas en Tendencia
        </Link>
      ) : sinPublicar ? (
        <section className={publicacion.vistas}>
          <header>
            <h2>Lo que se podrá leer</h2>
            <p>
              {datos?.clima.encuestaActiva
                ? 'Todas las vistas ya se abren: cada una dice qué mostrará y cuándo.'
                : 'Las vistas se llenan al publicar; las que comparan, cuando hay una ronda anterior.'}
            </p>
          </header>
          <MenuDeVistas enlaces={enlaces} resumenes={SIN_RESUMENES} espera="Al publicar" />
        </section>
      ) : (
        <>
          <MenuConResumenes idClima={idClima} enlaces={enlaces} hayCifras={datos !== undefined} />
          {datos?.clima.cerrado && <PublicarAlCliente idClima={idClima} />}
        </>
      )}
    </>
  )
}

function MenuConResumenes({
  idClima,
  enlaces,
  hayCifras,
}: {
  idClima: string
  enlaces: EnlacesDeGraficas
  hayCifras: boolean
}) {
  const [resumenes, setResumenes] = useState(SIN_RESUMENES)
  const [conCalma, setConCalma] = useState(false)
  useEffect(() => whenIdle(() => setConCalma(true)), [])
  return (
    <>
      <MenuDeVistas enlaces={enlaces} resumenes={resumenes} />
      {conCalma && hayCifras && (
        <Suspense>
          <ResumenDeVistas idClima={idClima} onResumenes={setResumenes} />
        </Suspense>
      )}
    </>
  )
}

/** Nobody has answered, when figures come, or what else can be published. */
function Resumen({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  if (isVacio(datos.clima)) return <SinRespuestas clima={datos.clima} />
  if (isSinPublicar(datos.clima)) return <SinPublicar datos={datos} enlaces={enlaces} />
  return <OtraPublicacion datos={datos} enlaces={enlaces} />
}
