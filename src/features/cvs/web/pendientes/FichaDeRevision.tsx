import { useState } from 'react'
import { Link } from 'react-router'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import type { CampoPropuesto } from '#domain/cvs/propuesta.ts'
import { useTeclas } from '#web/lib/use-atajos.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { CampoEtiquetas } from '../CampoEtiquetas.tsx'
import { EtiquetasSugeridas } from '../EtiquetasSugeridas.tsx'
import { AgregarAVacante } from '../vacantes/AgregarAVacante.tsx'
import { ArchivoDeRevision, AvisoDeParecida } from './ArchivoDeRevision.tsx'
import { formatHace, useRegreso } from './palabras-de-espera.ts'
import { type EnvioAbierto, getPaginaDe } from './pendientes-queries.ts'
import styles from './Revision.module.css'
import { findOrigen, listOpciones, useRevisionDeEnvio } from './use-revision-de-envio.ts'

const CAMPOS: readonly { campo: CampoPropuesto; rotulo: string; opcional?: boolean; largo: number }[] = [
  { campo: 'primerNombre', rotulo: 'Primer nombre', largo: LIMITES_DE_CV.nombre },
  { campo: 'segundoNombre', rotulo: 'Segundo nombre', opcional: true, largo: LIMITES_DE_CV.nombre },
  { campo: 'primerApellido', rotulo: 'Primer apellido', largo: LIMITES_DE_CV.nombre },
  { campo: 'segundoApellido', rotulo: 'Segundo apellido', opcional: true, largo: LIMITES_DE_CV.nombre },
  { campo: 'celular', rotulo: 'Celular', largo: LIMITES_DE_CV.telefono },
  { campo: 'correo', rotulo: 'Correo', largo: LIMITES_DE_CV.correo },
  { campo: 'telefono', rotulo: 'Teléfono', opcional: true, largo: LIMITES_DE_CV.telefono },
]

/** Every key has its button, and acts only while no field has the focus. */
export function FichaDeRevision({ abierto }: { abierto: EnvioAbierto }) {
  const { envio, mensaje, antes, pendientes, etiquetasSugeridas, etiquetasDelFormulario } = abierto
  const regreso = useRegreso(getPaginaDe(antes))
  const revision = useRevisionDeEnvio(abierto)
  const { form, etiquetas, escogido, ocupado } = revision
  const anterior = escogido?.cv ?? null
  const hydrated = useHydrated()
  const inactivo = !hydrated || ocupado
  const [agregando, setAgregando] = useState(false)
  useTeclas({
    j: revision.goSiguiente,
    k: revision.goAnterior,
    a: ocupado ? undefined : revision.accept,
    m: ocupado || !anterior ? undefined : revision.join,
    d: ocupado ? undefined : revision.discard,
    v: ocupado ? undefined : () => setAgregando(true),
  })

  return (
    <div className={styles.revision}>
      <header className={styles.tira}>
        <Link
          className={styles.regreso}
          to={regreso.a}
          state={{ revisado: envio.id }}
          aria-label={regreso.texto}
        >
          <Icono nombre="izquierda" />
        </Link>
        <h1>{envio.nombre}</h1>
        <p>
          {envio.subido ? 'Lo subió el equipo' : 'Llegó'} {formatHace(envio.consentimiento, Date.now())}
          {envio.aviso !== null && ` y aceptó el aviso de privacidad, versión ${envio.aviso}`}
        </p>
        <nav aria-label="Ir a otro CV">
          <span className="cifra">
            <strong>{antes + 1}</strong> de {pendientes}
          </span>
          <Boton chico disabled={!revision.goAnterior} onClick={revision.goAnterior} aria-keyshortcuts="k">
            <kbd>K</kbd>Anterior
          </Boton>
          <Boton chico disabled={!revision.goSiguiente} onClick={revision.goSiguiente} aria-keyshortcuts="j">
            Siguiente<kbd>J</kbd>
          </Boton>
        </nav>
      </header>
      <div className={styles.hojas}>
        <ArchivoDeRevision abierto={abierto} />
        <form {...form.formProps} className={styles.datos} aria-label="Datos de la persona">
          {escogido && (
            <AvisoDeParecida
              parecidos={envio.parecidos}
              escogido={escogido}
              inactivo={inactivo}
              onEscoger={revision.setIdEscogido}
            />
          )}
          <fieldset disabled={inactivo} className={styles.rejilla}>
            <legend className="oculto">Persona</legend>
            {CAMPOS.map(({ campo, rotulo, opcional, largo }) => {
              const valor = form.valores[campo]
              const origen = findOrigen(abierto, campo, valor)
              return (
                <div key={campo}>
                  <Campo
                    rotulo={rotulo}
                    {...(opcional ? { opcional } : {})}
                    {...form.campo(campo)}
                    {...(origen ? { ayuda: origen } : {})}
                    maxLength={largo}
                    autoComplete="off"
                    spellCheck={false}
                  />
                  {listOpciones(abierto, anterior, campo, valor).map((opcion) => (
                    <button
                      key={opcion.valor}
                      type="button"
                      className={styles.opcion}
                      onClick={() => form.change(campo, opcion.valor)}
                    >
                      {opcion.rotulo}: <strong>{opcion.valor}</strong>
                      <span className="oculto">, usarlo en {rotulo}</span>
                    </button>
                  ))}
                </div>
              )
            })}
            <div className={styles.ancha}>
              <CampoEtiquetas
                escogidas={form.valores.etiquetasPuesto}
                escrito={form.valores.etiquetaEscrita}
                falla={form.problemas.etiquetasPuesto ?? null}
                puestos={etiquetas.puestos}
                creando={etiquetas.creando ?? null}
                createEtiqueta={etiquetas.createEtiqueta}
                name="etiquetasPuesto"
                onChange={(escogidas) => form.change('etiquetasPuesto', escogidas)}
                onEscribir={(escrito) => {
                  form.change('etiquetaEscrita', escrito)
                  form.setProblema('etiquetasPuesto', null)
                }}
                onFalla={(falla) => form.setProblema('etiquetasPuesto', falla)}
              />
              <EtiquetasSugeridas
                sugeridas={etiquetasSugeridas}
                delFormulario={etiquetasDelFormulario}
                escogidas={form.valores.etiquetasPuesto}
                onTake={(puesto) => form.change('etiquetasPuesto', [...form.valores.etiquetasPuesto, puesto])}
              />
            </div>
          </fieldset>
          {!envio.subido && (
            <div className={styles.carta}>
              <h2>Plaza que busca</h2>
              <p>{envio.plaza}</p>
              <h2>Lo que escribió</h2>
              <p>«{mensaje}»</p>
            </div>
          )}
        </form>
      </div>
      <footer className={styles.decide}>
        <Boton tono="peligro" disabled={inactivo} onClick={revision.discard} aria-keyshortcuts="d">
          Descartar <kbd>D</kbd>
        </Boton>
        <Boton disabled={inactivo} onClick={() => setAgregando(true)} aria-keyshortcuts="v">
          Agregar a una vacante <kbd>V</kbd>
        </Boton>
        <Boton
          tono={anterior ? 'secundario' : 'primario'}
          disabled={inactivo}
          onClick={revision.accept}
          aria-keyshortcuts="a"
        >
          {anterior ? 'Aceptar como persona nueva' : 'Aceptar'} <kbd>A</kbd>
        </Boton>
        {anterior && (
          <Boton tono="primario" disabled={inactivo} onClick={revision.join} aria-keyshortcuts="m">
            Es la misma persona <kbd>M</kbd>
          </Boton>
        )}
      </footer>
      {agregando ? (
        <AgregarAVacante
          quien={{ idEnvio: envio.id }}
          nombre={envio.nombre}
          detras={form.hasCambios}
          onCerrar={() => setAgregando(false)}
        />
      ) : (
        <GuardaDeCambios hasCambios={form.hasCambios} />
      )}
    </div>
  )
}
