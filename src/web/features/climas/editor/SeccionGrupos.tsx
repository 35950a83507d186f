import { memo, useMemo } from 'react'
import { LIMITES } from '../../../../domain/climas/limites.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Area, Grupo } from './borrador.ts'
import { NumeroDeFila, type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor, useProblema } from './editor-context.ts'
import { Fila, type LugarDeFila } from './Fila.tsx'
import { ProblemaDeLista } from './ProblemaDeLista.tsx'
import styles from './Secciones.module.css'

/** Groups of opinion and the areas they are in. */
export const SeccionGrupos = memo(function SeccionGrupos({
  grupos,
  areas,
}: {
  grupos: Grupo[]
  areas: Area[]
}) {
  const opciones = useMemo(
    () => areas.map(({ clave, nombre }, i): Opcion => ({ valor: clave, texto: nombre || `Área ${i + 1}` })),
    [areas],
  )
  const { soloLectura } = useEditor()
  const planeados = grupos.reduce((suma, grupo) => suma + (Number(grupo.encuestadosPlaneados) || 0), 0)
  return (
    <>
      <h3>Grupos de opinión</h3>
      <p className={styles.ayuda}>
        A cada persona se le invita en un grupo. En total, {planeados} encuestados planeados.
      </p>
      <div className={styles.titulos} data-congelado={soloLectura || undefined} aria-hidden="true">
        <span>Grupo</span>
        <span>Nombre</span>
        <span>Área de trabajo</span>
        <span>Planeados</span>
      </div>
      <ol className={styles.lista}>
        {grupos.map((grupo, indice) => (
          <FilaDeGrupo
            key={grupo.clave}
            grupo={grupo}
            areas={opciones}
            clave={grupo.clave}
            lista="grupos"
            indice={indice}
            ultima={indice === grupos.length - 1}
          />
        ))}
      </ol>
      <ProblemaDeLista clave="grupos" campo="" />
      <BotonDeAgregar
        lista="grupos"
        texto="Agregar grupo"
        cambio={{ que: 'agregarGrupo', area: areas.length === 1 ? areas[0]!.clave : null }}
        campo="nombre"
      />
      <h3 className={styles.separado}>Áreas de trabajo</h3>
      <p className={styles.ayuda}>Cada grupo está en una sola área; escógela en su renglón.</p>
      <ol className={styles.lista}>
        {areas.map((area, indice) => (
          <FilaDeArea
            key={area.clave}
            area={area}
            grupos={grupos
              .filter((grupo) => grupo.area === area.clave)
              .map(({ orden }) => `G${orden}`)
              .join(', ')}
            clave={area.clave}
            lista="areas"
            indice={indice}
            ultima={indice === areas.length - 1}
          />
        ))}
      </ol>
      <ProblemaDeLista clave="areas" campo="" />
      <BotonDeAgregar lista="areas" texto="Agregar área" cambio={{ que: 'agregarArea' }} campo="nombre" />
    </>
  )
})

const FilaDeGrupo = memo(function FilaDeGrupo({
  grupo,
  areas,
  ...lugar
}: LugarDeFila & { grupo: Grupo; areas: readonly Opcion[] }) {
  const { agregar } = useEditor()
  const { clave, orden, nombre } = grupo
  return (
    <Fila {...lugar} que={`el grupo ${nombre || orden}`} className={styles.grupo}>
      <b className={styles.orden}>G{orden}</b>
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del grupo ${orden}`}
        valor={nombre}
        placeholder="Nombre del grupo"
        max={LIMITES.nombre}
        onEnter={
          lugar.ultima ? () => agregar({ que: 'agregarGrupo', area: grupo.area }, 'nombre') : undefined
        }
      />
      <SeleccionDeFila
        {...{ clave }}
        campo="area"
        rotulo={`Área del grupo ${orden}`}
        valor={grupo.area ?? ''}
        opciones={areas}
        vacia="Escoge un área"
        leer={(valor) => valor || null}
      />
      <NumeroDeFila
        {...{ clave }}
        campo="encuestadosPlaneados"
        rotulo={`Encuestados planeados del grupo ${orden}`}
        valor={grupo.encuestadosPlaneados}
        className={styles.numero}
        siempre
      />
      <ProblemaDeLista clave={clave} campo="orden" />
    </Fila>
  )
})

const FilaDeArea = memo(function FilaDeArea({
  area,
  grupos,
  ...lugar
}: LugarDeFila & { area: Area; grupos: string }) {
  const sinGrupos = useProblema(area.clave, 'gruposDeOpinion')
  const { agregar } = useEditor()
  return (
    <Fila {...lugar} que={`el área ${area.nombre || lugar.indice + 1}`} className={styles.area}>
      <TextoDeFila
        clave={area.clave}
        campo="nombre"
        rotulo={`Nombre del área ${lugar.indice + 1}`}
        valor={area.nombre}
        placeholder="Nombre del área"
        max={LIMITES.nombre}
        onEnter={lugar.ultima ? () => agregar({ que: 'agregarArea' }, 'nombre') : undefined}
      />
      {sinGrupos ? (
        <ProblemaDeLista clave={area.clave} campo="gruposDeOpinion" />
      ) : (
        <span className={styles.grupos}>{grupos}</span>
      )}
    </Fila>
  )
})
