import { firma } from '#web/content/firma.ts'
import { navegacion } from '#web/content/navegacion.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import { type BarraProps, currentOf } from './barra.ts'
import styles from './MenuMovil.module.css'

/** The bar's links as a full sheet, on phones. */
export function MenuMovil({
  abierto,
  onCerrar,
  ...barra
}: BarraProps & { abierto: boolean; onCerrar: () => void }) {
  const acceso = barra.conexion ? navegacion.dashboard : navegacion.logIn
  return (
    <Dialogo abierto={abierto} onCerrar={onCerrar} className={styles.hoja} aria-label={navegacion.menu}>
      <div className={styles.alto}>
        <Marca nombre={firma.nombre} />
        <Boton chico onClick={onCerrar}>
          <Icono nombre="cerrar" />
          {navegacion.cerrar}
        </Boton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links act */}
      <div
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onCerrar()
        }}
      >
        <ul className={styles.lista}>
          {navegacion.secciones.map(({ id, texto, ruta }) => (
            <li key={id}>
              <Enlace to={ruta} aria-current={currentOf(id, barra)}>
                {texto}
              </Enlace>
              {id === 'servicios' && (
                <ul className={styles.lineas}>
                  {navegacion.lineas.map((linea) => (
                    <li key={linea.ruta}>
                      <Enlace to={linea.ruta}>{linea.texto}</Enlace>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li>
            <Enlace to={navegacion.enviaCv.ruta} aria-current={currentOf('envia-cv', barra)}>
              {navegacion.enviaCv.texto}
            </Enlace>
          </li>
          <li>
            <Enlace to={acceso.ruta}>{acceso.texto}</Enlace>
          </li>
        </ul>
      </div>
    </Dialogo>
  )
}
