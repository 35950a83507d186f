import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { findMarcas } from '#domain/cvs/marcas.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { VisorDePdf } from '#web/ui/VisorDePdf.tsx'
import { AvisoDeContenidoActivo, EnlaceDeArchivo, SIN_TEXTO } from '../ArchivoActivo.tsx'
import { type CvDeLista, cvQuery } from '../direcciones-de-pendientes.ts'
import { markTexto } from '../pendientes/palabras-de-espera.ts'
import { VacantesDeCv } from '../vacantes/VacantesDeCv.tsx'
import styles from './VistaDeCv.module.css'

/** Going down the list quickly opens no file on the way. */
const PAUSA = 120

interface VistaDeCvProps {
  cv: CvDeLista
  /** Marked where the file says it. */
  buscado: string
  onVacante: () => void
}

/** Beside the list, the person in focus: who it is, what can be done, and the file with the words marked. */
export function VistaDeCv({ cv, buscado, onVacante }: VistaDeCvProps) {
  const { pathname, search } = useLocation()
  const { formatMes } = useFechas()
  const nombre = formatNombreCompleto(cv)
  return (
    <section className={styles.vista} aria-label={`CV de ${nombre}`}>
      <header>
        <h2>{nombre}</h2>
        <div className={styles.acciones}>
          <Boton chico onClick={onVacante}>
            <kbd>V</kbd> Vacante
          </Boton>
          <Link
            className={botonClassName('secundario', true)}
            to={`/admin/cv/editar/${cv.id}`}
            state={{ volver: pathname + search }}
          >
            <kbd>E</kbd> Editar
          </Link>
          <EnlaceDeArchivo
            className={botonClassName('secundario', true)}
            href={cv.cv}
            activo={cv.contenidoActivo}
            title={cv.nombreArchivo}
          >
            <Icono nombre="documento" />
            Abrir<span className="oculto"> el archivo en otra pestaña</span>
          </EnlaceDeArchivo>
        </div>
        <p>
          {cv.celular}
          {cv.telefono && `, ${cv.telefono}`} · <Correo de={cv.correo} /> · Desde {formatMes(cv.creado)}
        </p>
        <VacantesDeCv vacantes={cv.vacantes} />
      </header>
      <ArchivoDeCv key={cv.id} cv={cv} buscado={buscado} />
    </section>
  )
}

/** The file itself, or its words where it cannot be drawn, with what was looked for marked. */
export function ArchivoDeCv({
  cv,
  buscado = '',
}: {
  cv: Pick<CvDeLista, 'id' | 'cv' | 'primerNombre' | 'segundoNombre' | 'primerApellido' | 'segundoApellido'>
  buscado?: string
}) {
  const [pedido, setPedido] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPedido(true), PAUSA)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...cvQuery(useApi(), cv.id), enabled: pedido })
  const palabras = useMemo(() => buscado.split(/\s+/).filter((palabra) => /^[^-–−]/.test(palabra)), [buscado])
  const marcas = useCallback((dicho: string) => findMarcas(dicho, palabras), [palabras])
  if (!data) return <Cargador texto="Abriendo el archivo…" />
  const { tipoArchivo, texto, contenidoActivo, lecturaArchivo } = data.getCV
  const leido = (
    <p className={styles.texto}>
      {texto
        ? markTexto(texto, palabras).map(({ texto: trozo, marcado }, indice) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            marcado ? <mark key={indice}>{trozo}</mark> : trozo,
          )
        : SIN_TEXTO[lecturaArchivo]}
    </p>
  )
  if (contenidoActivo.length > 0)
    return <AvisoDeContenidoActivo activo={contenidoActivo}>{leido}</AvisoDeContenidoActivo>
  if (tipoArchivo !== 'pdf') return leido
  return (
    <VisorDePdf
      url={cv.cv}
      titulo={`CV de ${formatNombreCompleto(cv)}`}
      marcas={marcas}
      alternativa={leido}
    />
  )
}
