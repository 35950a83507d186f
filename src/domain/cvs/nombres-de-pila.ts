/** Given names that often come second, folded: by them "Ana Lucía Pérez" is told from "Ana Pérez Morales". */
export const NOMBRES_DE_PILA: ReadonlySet<string> = new Set(
  `abel abigail adan adela adolfo adrian adriana agustin aida alan alba alberto alejandra alejandro alex alexander
alfonso alfredo alicia alma alonso alvaro amanda amelia amparo ana anabella andrea andres angel angela angelica
angelina antonia antonio ariel armando arturo astrid augusto aurora azucena barbara beatriz belen benjamin bernardo
berta blanca brenda bryan byron camila carla carlos carmela carmen carolina catalina cecilia celeste cesar claudia
cristian cristina cristobal dalia daniel daniela danilo david debora delia denise diana diego domingo dora douglas
edgar edith edna eduardo edwin elena elisa elizabeth elmer eloisa elsa elvira emilia emilio emma enrique erick erika
ernesto esmeralda esperanza esteban estela ester esther estuardo eugenia eugenio eva evelyn fabiola fatima federico
felipe fernanda fernando fidel flor flora francisca francisco gabriel gabriela genesis gerardo german gilberto gilda
gladys gloria gonzalo gregorio guadalupe guillermo gustavo hector heidi heidy helen henry herminia hernan hilda hugo
humberto ignacio ileana ines ingrid irene iris irma isaac isabel isaias ismael israel ivan ivonne jacobo jacqueline
jaime janeth javier jeannette jennifer jeremias jessica jesus joaquin joel johana jonathan jorge jose josefina josue
juan juana judith julia julian juliana julieta julio karen karina karla katherine kevin laura leonel leonardo leonor
leslie leticia lidia ligia lilian liliana lisbeth lorena lorenzo lourdes lucas lucia lucrecia luis luisa luz magda
magdalena maira manuel manuela marcela marcelo marco marcos margarita maria mariana maribel maricela mario marisol
marlene marlon marta martha martin mateo matilde mauricio maximiliano mayra melisa mercedes micaela miguel milagro
milagros miriam moises monica myriam nancy natalia nelson nestor nicolas nidia noe noemi nora norma octavio odilia
olga olivia omar orlando oscar otto pablo pamela paola patricia paul paula pedro petrona rafael ramiro ramon raquel
raul rebeca regina rene ricardo rigoberto rita roberto rocio rodolfo rodrigo rogelio roman romeo rosa rosario roxana
ruben rudy ruth samuel sandra santiago santos sara saul sebastian selvin sergio silvia simon sofia soledad sonia
stephanie susana tania tatiana teodoro teresa tomas valentina valeria vanessa veronica vicente victor victoria
vilma violeta virginia vivian walter wendy wilfredo william willy wilson ximena yadira yesenia yojana yolanda zoila`
    .split(/\s+/)
    .filter(Boolean),
)
