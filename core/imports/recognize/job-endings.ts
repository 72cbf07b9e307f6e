/** How job words end in about thirty languages, from Faker (MIT): scripts/words/import-jobs.py. */
export const jobEndings: ReadonlySet<string> = new Set(
  `
    aci acs acz aege aegger aegler aeser afo afor aft agiu ainer aja akon aler anar apher arci arz atar ater
    aucher avar avor bau baz binder car chter cian cien ciere cnico czy davac diere dige dler dor dzija echer
    echner eci eder edin eeri eher eister ejer ekar elar elci elier elija eller eper erci erei erent erske esz
    etar etier euer eur eut euta eute ezac ezo fatter fin fmann fter gent ggare gin giver gner gog gte gter
    gtig gue gung hanik hef hnik icer ichner ieler ienne ient iesser ikar ilac ilot inier irac iral irci iro
    ist ista iste iter ivac ivar ivare izer izier izor jci jder jent jor jto kare kci kcu ker kerto kici kko
    kler kter ktin ktiv kus laner lcu ldner leger lent lev lfe lfer limar ljar log loga logi loq lotin lper
    lter ltin lyst macher mager mci mcu mied mpar mter mtin naer nager nante nci ncu ndant ndent neral ngler
    niere niger nior nok nom ntija ntin ntti nzer oach obar oge ogie ogo ogus olar oller olto omin onar oner
    onik onnier oori orant ormer ortier osser ozo pci phe pier pro raf rasz rau rcu relo rer reter rice rin
    rling rmand rmen rtin rtner rzt scher schler sier smed sor stari stin sunas syen taer taire taros tci tcu
    tekt telj tent tenz tici tiere tivin tkar tlar tler tmen tor tori tung ucu ufer uger urier use utier utin
    uves voda vos walt wart wca wirt ygger yici ysta zci zent zeto ziner zito ztin zto γος ητης ιστας κτης
    οιος ομος πτης σικος στης τρος υτης φος авець ант арь атр вед вод гог дер евт ель зик ист лог лок мер нер
    нец ник нік раф рург сер тел тер тик тор трик чар чер чик щик іст բան գետ եւտ իկոս իստ լոգ ործ տոր րիչ րող
    ւյժ دار نده ანტი ატი აფი დნე ელი ერი ვარი ვტი ირი მანი ოგი ომი ორი ოსი რგი სტი ტრი
  `
    .split(/\s+/)
    .filter(Boolean),
)
